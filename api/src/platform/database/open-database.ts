import { resolve } from 'node:path'
import type { Config } from '../settings/config.ts'
import { SettingError } from '../settings/setting-error.ts'
import { shownServer } from './address.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { runningServer } from './embedded/running-server.ts'
import { openOrm, type Connection, type Entities, type Orm } from './orm.ts'
import { migrate } from './migrate.ts'
import { away, fullDisk, startRefusal, type Where } from './start-refusal.ts'

export interface Database {
  orm: Orm
  connection: Connection
  close(): Promise<void>
}

/** What the rooms above put into a database: their rows, and the data the service ships. */
export interface Contents {
  entities: Entities
  seed: (orm: Orm, report: (line: string) => void) => Promise<void>
}

/** A server that says nothing for so long is away. */
const FIRST_ANSWER_MS = 15_000

/** The database beside a running service, or on its own where none runs; for programs that look in for a moment. */
export async function joinDatabase(config: Config, contents: Contents): Promise<Database> {
  const running = config.databaseUrl ? undefined : runningServer(config.dataDir)
  if (!running) return openDatabase(config, contents, () => {})
  const orm = openOrm(running, contents.entities, { max: 2 })
  return { orm, connection: running, close: () => orm.close() }
}

/** A server that answers, and what becomes of an error while it is used. */
export interface OpenServer extends Database {
  /** Ends it, and says what stood in the way of whoever used it. */
  failed(error: unknown): Promise<unknown>
}

/**
 * Opens the configured server, or starts the embedded one; then migrates and seeds what is not there yet.
 * @throws SettingError when the database cannot be had as it was set
 */
export async function openDatabase(
  config: Config,
  { entities, seed }: Contents,
  report: (line: string) => void,
): Promise<Database> {
  const server = await openServer(config, entities)
  try {
    await migrate(server.orm)
    await seed(server.orm, report)
    return server
  } catch (error) {
    throw await server.failed(error)
  }
}

/**
 * Opens the configured server, or starts the embedded one, and leaves what is in it as it is.
 * @throws SettingError when the database cannot be had as it was set
 */
export async function openServer(config: Config, entities: Entities): Promise<OpenServer> {
  const url = config.databaseUrl
  let made: Orm | undefined
  const embedded = url
    ? undefined
    : await startEmbeddedPostgres(config.dataDir, [], (connection) => (made = openOrm(connection, entities)))
  const connection: Connection = embedded ? embedded.connection : { url: url ?? '' }
  const where = whereOf(config)
  try {
    const orm = made ?? openOrm(connection, entities)
    await firstAnswer(orm, where)
    return {
      orm,
      connection,
      async close() {
        await orm.close()
        await embedded?.stop()
      },
      failed,
    }
  } catch (error) {
    throw await failed(error)
  }

  async function failed(error: unknown): Promise<unknown> {
    await embedded?.stop('at once')
    // A server that ends for want of room breaks the connection off without a word.
    if (embedded?.hasFullDisk()) return new SettingError(fullDisk(resolve(config.dataDir)), { cause: error })
    return startRefusal(error, where) ?? error
  }
}

/** Where the database is, in the words of a complaint. */
export function whereOf({ databaseUrl, dataDir }: Config): Where {
  return databaseUrl ? { server: shownServer(databaseUrl) } : { server: '', folder: resolve(dataDir) }
}

/** Asks the server for anything at all: whatever goes wrong here lies in the setting, and is no fault of ours. */
async function firstAnswer(orm: Orm, where: Where): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new SettingError(away(where.server, 'no answer'))), FIRST_ANSWER_MS)
  try {
    await Promise.race([orm.em.getConnection().execute('select 1'), tooLate])
  } catch (error) {
    if (error instanceof SettingError) throw error
    throw (
      startRefusal(error, where) ?? new SettingError(away(where.server, reasonOf(error)), { cause: error })
    )
  } finally {
    clearTimeout(timer)
  }
}

/** A code says nothing of the address; the driver's own words might. */
function reasonOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : 'its answer is not PostgreSQL’s'
}
