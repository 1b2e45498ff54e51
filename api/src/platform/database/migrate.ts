import { sql } from 'kysely'
import { SettingError } from '../settings/setting-error.ts'
import { migrations } from './migrations/index.ts'
import type { Orm } from './orm.ts'

/** Any number, as long as it is ours: processes that start together take turns. */
const LOCK = 4_207_311

/**
 * Brings the schema up to date.
 * @throws SettingError when a later release has changed it already: this one would write what that one cannot read
 */
export async function migrate(orm: Orm): Promise<void> {
  await exclusively(orm, async () => {
    const known = new Set(migrations.map(({ name }) => name))
    const later = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name))
    if (later) {
      throw new SettingError(
        `The database was last used by a later release of Fiacre: this one does not know its ${later.name}. Start that release, or restore a backup from before it.`,
      )
    }
    await orm.migrator.up()
  })
}

/** Runs a start-up step while no other process on this database runs one. */
async function exclusively(orm: Orm, step: () => Promise<unknown>): Promise<void> {
  // A session lock needs one connection from start to end, which the transaction pins.
  await orm.em.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(em.getKysely())
    await step()
  })
}
