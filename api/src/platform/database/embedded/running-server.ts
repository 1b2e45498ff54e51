import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDataDirInUse } from './previous-server.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

/** The server of a Fiacre that runs on this data folder, for another program beside it; undefined when none runs. */
export function runningServer(dataDir: string): EmbeddedPostgres['connection'] | undefined {
  const home = resolve(dataDir)
  const pidFile = join(home, 'postgres', 'postmaster.pid')
  if (!isDataDirInUse(home) || !existsSync(pidFile)) return undefined
  // PostgreSQL writes its port on the fourth line and its socket's folder on the fifth.
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const host = lines[4]?.trim()
  if (!host) return undefined
  const password = readFileSync(join(home, 'postgres.password'), 'utf8')
  return { host, port: Number(lines[3]), user: 'fiacre', password, database: 'postgres' }
}
