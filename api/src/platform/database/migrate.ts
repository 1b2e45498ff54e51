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
  const known = new Set(migrations.map(({ name }) => name))
  if (await isUpToDate(orm, known)) return
  await exclusively(orm, async () => {
    const later = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name))
    if (later) {
      throw new SettingError(
        `The database was last used by a later release of Fiacre: this one does not know its ${later.name}. Start that release, or restore a backup from before it.`,
      )
    }
    await orm.migrator.up()
  })
}

/** Whether the database has every migration of this release and no other: nearly every start finds it so, by one statement. */
async function isUpToDate(orm: Orm, known: ReadonlySet<string>): Promise<boolean> {
  try {
    const executed = sql<{ name: string }>`select name from mikro_orm_migrations`
    const { rows } = await executed.execute(orm.em.fork().getKysely())
    return rows.length === known.size && rows.every(({ name }) => known.has(name))
  } catch (error) {
    if (!isEmpty(error)) throw error
    return false
  }
}

/** As PostgreSQL says that there is no such table. */
const isEmpty = (error: unknown) => (error as { code?: unknown }).code === '42P01'

/** Runs a start-up step while no other process on this database runs one. */
async function exclusively(orm: Orm, step: () => Promise<unknown>): Promise<void> {
  // A session lock needs one connection from start to end, which the transaction pins.
  await orm.em.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(em.getKysely())
    await step()
  })
}
