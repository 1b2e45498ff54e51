import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { anyOf, askTogether, type Question } from './ask-together.ts'
import { openOrm, type EntityManager, type Orm } from './orm.ts'
import { pipeline } from './pipeline.ts'
import { Secret } from './secret.entity.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let orm: Orm

beforeAll(async () => {
  database = await testDatabase('bare')
  orm = openOrm(database.connection, [Secret], { max: 1 })
  await sql`create table part (name text primary key, weight int, at timestamptz)`.execute(database.db)
})
beforeEach(async () => {
  await sql`truncate part`.execute(database.db)
})
afterAll(async () => {
  await orm.close()
  await database.close()
})

const add = (em: EntityManager, name: string) =>
  pipeline(em, sql`insert into part (name, weight) values (${name}, ${name.length})`)
const namesFrom = (em: EntityManager, least: string): Question<string[]> => ({
  query: sql`select name, at, weight from part where name >= ${least} order by name`.compile(em.getKysely()),
  read: (rows) => rows.map((row) => Object.values(row).join()),
})
const lengths = (em: EntityManager, least: number): Question<unknown[]> => ({
  query: sql`select weight from part where weight >= ${least} order by name`.compile(em.getKysely()),
  read: (rows) => rows.map(({ weight }) => weight),
})
const change = (em: EntityManager, name: string, weight: number) =>
  anyOf(em, sql`update part set weight = ${weight} where name = ${name} returning name`)

// The first time a connection prepares its statements one by one; from then on they go in one message.
for (const round of ['first', 'second', 'third']) {
  it(`each question gets its own answer, in order, with what went ahead (${round} time)`, async () => {
    await orm.em.fork().transactional(async (em) => {
      await add(em, 'axle')
      await add(em, 'wheel')
      const answers = await askTogether<[string[], boolean, unknown[], boolean]>(em, [
        namesFrom(em, 'b'),
        change(em, 'axle', 40),
        lengths(em, 4),
        change(em, 'brake', 1),
      ])
      expect(answers).toEqual([['wheel,,5'], true, [40, 5], false])
    })
    expect(await askOf('a')).toEqual(['axle,,40', 'wheel,,5'])
  })

  it(`all fail where one does, and nothing is written (${round} time)`, async () => {
    const failed = orm.em.fork().transactional(async (em) => {
      await add(em, 'axle')
      await add(em, 'axle')
      await askTogether<[string[], unknown[]]>(em, [namesFrom(em, 'a'), lengths(em, 0)])
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await askOf('a')).toEqual([])
  })
}

it('is refused outside a transaction, where nothing waits for what comes next', async () => {
  const em = orm.em.fork()
  await expect(askTogether<[string[]]>(em, [namesFrom(em, 'a')])).rejects.toThrow('Only in a transaction')
})

const askOf = (least: string) =>
  orm.em.fork().transactional(async (em) => (await askTogether<[string[]]>(em, [namesFrom(em, least)]))[0])
