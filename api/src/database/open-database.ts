import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { runningServer } from './embedded/running-server.ts'
import { openOrm, type Connection, type Orm } from './orm.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

export interface Database {
  orm: Orm
  connection: Connection
  close(): Promise<void>
}

/** The database beside a running service, or on its own where none runs; for programs that look in for a moment. */
export async function joinDatabase(config: Config): Promise<Database> {
  const running = config.databaseUrl ? undefined : runningServer(config.dataDir)
  if (!running) return openDatabase(config, () => {})
  const orm = await openOrm(running, { max: 2 })
  return { orm, connection: running, close: () => orm.close() }
}

/** Opens the configured server, or starts the embedded one; then migrates and seeds what is not there yet. */
export async function openDatabase(config: Config, report: (line: string) => void): Promise<Database> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir)
  const connection: Connection = embedded ? embedded.connection : { url: config.databaseUrl ?? '' }
  try {
    const orm = await openOrm(connection)
    await migrate(orm)
    await seed(orm, report)
    return {
      orm,
      connection,
      async close() {
        await orm.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
