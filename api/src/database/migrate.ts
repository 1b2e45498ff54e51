import { sql } from 'kysely'
import type { Orm } from './orm.ts'

/** Any number, as long as it is ours: processes that start together take turns. */
const LOCK = 4_207_311

/** Brings the schema up to date. */
export async function migrate(orm: Orm): Promise<void> {
  await exclusively(orm, () => orm.migrator.up())
}

/** Runs a start-up step while no other process on this database runs one. */
async function exclusively(orm: Orm, step: () => Promise<unknown>): Promise<void> {
  // A session lock needs one connection from start to end, which the transaction pins.
  await orm.em.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(em.getKysely())
    await step()
  })
}
