import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { openOrm, type Orm } from './orm.ts'
import { Secret } from './secret.entity.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let orm: Orm

beforeAll(async () => {
  database = await testDatabase('bare')
  orm = openOrm(database.connection, [Secret], { max: 1 })
})
afterAll(async () => {
  await orm.close()
  await database.close()
})

it('a connection that breaks off in a transaction gives its place in the pool to another', async () => {
  const broken = orm.em.fork().transactional(async (em) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(em.getKysely())
  })
  await expect(broken).rejects.toThrow('terminating connection')
  const { rows } = await sql`select 1 as one`.execute(orm.em.fork().getKysely())
  expect(rows).toEqual([{ one: 1 }])
})
