import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { openOrm, type EntityManager, type Orm } from './orm.ts'
import { pipeline } from './pipeline.ts'
import { Secret } from './secret.entity.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let orm: Orm

beforeAll(async () => {
  database = await testDatabase('bare')
  orm = openOrm(database.connection, [Secret], { max: 1 })
  await sql`create table step (name text primary key, at serial)`.execute(database.db)
})
beforeEach(async () => {
  await sql`truncate step`.execute(database.db)
})
afterAll(async () => {
  await orm.close()
  await database.close()
})

const add = (em: EntityManager, name: string) => pipeline(em, sql`insert into step (name) values (${name})`)
const inTransaction = (work: (em: EntityManager) => Promise<void>) => orm.em.fork().transactional(work)

async function steps(em: { getKysely(): typeof database.db } = database.orm.em.fork()): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from step where name <> ${''} order by at`.execute(em.getKysely())
  return rows.map(({ name }) => name)
}

// The first time a connection prepares its statements one by one; from then on they go in one message.
for (const round of ['first', 'second', 'third']) {
  it(`what nobody waits for is there for the next statement, in order (${round} time)`, async () => {
    await inTransaction(async (em) => {
      await add(em, 'one')
      await add(em, 'two')
      expect(await steps(em)).toEqual(['one', 'two'])
      await add(em, 'three')
    })
    expect(await steps()).toEqual(['one', 'two', 'three'])
  })

  it(`what fails is thrown by the next statement, which does not run (${round} time)`, async () => {
    let isNext = false
    const failed = inTransaction(async (em) => {
      await add(em, 'one')
      await add(em, 'one')
      isNext = true
      await steps(em)
      isNext = false
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(isNext).toBe(true)
    expect(await steps()).toEqual([])
  })

  it(`what fails is thrown by the commit, at the latest (${round} time)`, async () => {
    const failed = inTransaction(async (em) => {
      await add(em, 'one')
      await add(em, 'one')
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await steps()).toEqual([])
  })

  it(`what a savepoint takes back is gone, and nothing else (${round} time)`, async () => {
    await inTransaction(async (em) => {
      await add(em, 'one')
      const inner = em.transactional(async (nested) => {
        await add(nested, 'two')
        throw new Error('taken back')
      })
      await expect(inner).rejects.toThrow('taken back')
      await add(em, 'three')
    })
    expect(await steps()).toEqual(['one', 'three'])
  })

  it(`what a savepoint cannot write fails with it alone (${round} time)`, async () => {
    await inTransaction(async (em) => {
      await add(em, 'one')
      await expect(em.transactional((nested) => add(nested, 'one'))).rejects.toMatchObject({ code: '23505' })
      await add(em, 'two')
    })
    expect(await steps()).toEqual(['one', 'two'])
  })
}

it('is run at once outside a transaction', async () => {
  const em = orm.em.fork()
  await add(em, 'one')
  expect(await steps()).toEqual(['one'])
  await expect(add(em, 'one')).rejects.toMatchObject({ code: '23505' })
})

it('a value that cannot be written is thrown where it was given', async () => {
  const unwritable = {
    toPostgres: () => {
      throw new Error('no such value')
    },
  }
  const failed = inTransaction(async (em) => {
    await add(em, 'one')
    await pipeline(em, sql`insert into step (name) values (${unwritable})`)
  })
  await expect(failed).rejects.toThrow('no such value')
  expect(await steps()).toEqual([])
})

it('a transaction in which nothing happens does not reach the server', async () => {
  const began = async () => {
    const { rows } = await sql<{ at: string }>`
      select max(state_change)::text as at from pg_stat_activity where datname = ${database.connection.database} and pid <> pg_backend_pid()`.execute(
      database.db,
    )
    return rows[0]?.at
  }
  await steps(orm.em.fork())
  const before = await began()
  await inTransaction(async () => {})
  await expect(inTransaction(() => Promise.reject(new Error('given up')))).rejects.toThrow('given up')
  expect(await began()).toBe(before)
})
