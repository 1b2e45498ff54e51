import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster, privateTemporaryFolder } from './cluster.ts'
import { clearPreviousServer, releaseDataDir } from './previous-server.ts'

export interface EmbeddedPostgres {
  /** Connection settings for `pg`: a unix socket in a folder of our own, never TCP. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  stop(): Promise<void>
}

/** The machine's own zone would otherwise be taken over when the cluster is made. */
const UTC = ['timezone=UTC', 'log_timezone=UTC']

/** A refused statement is our log's to tell, which names nobody; PostgreSQL would write down whole rows. */
const QUIET = ['log_min_messages=log', 'log_min_error_statement=panic']

const START_MS = 30_000
const STEP_MS = 10

/**
 * Runs PostgreSQL and stops it when standard input closes, which also happens when we are killed: no server
 * outlives its owner. The socket's folder goes with it.
 */
const WATCHER = `
exec 3<&0
"$@" </dev/null &
server=$!
( read -r _ <&3; kill -INT "$server" 2>/dev/null ) &
watch=$!
wait "$server"; code=$?
kill "$watch" 2>/dev/null
rm -rf "$SOCKET_FOLDER"
exit "$code"
`

/**
 * Starts PostgreSQL with its files under `dataDir`, creating them on the first start.
 * @param settings server settings for `-c`, such as `fsync=off` in tests
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedPostgres> {
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true })
  await clearPreviousServer(home)
  const account = databaseAccount()
  const binaries = await findBinaries(account)
  const cluster = prepareCluster(home, binaries, account)
  const socketFolder = privateTemporaryFolder(account)
  // Whatever postmaster.pid is left belongs to a server that is gone; a stale "ready" must not be believed.
  rmSync(join(cluster.folder, 'postmaster.pid'), { force: true })

  const flags = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'max_connections=100',
    ...UTC,
    ...QUIET,
    ...settings,
  ]
  // Written anew with each start, so that it neither grows for ever nor keeps what earlier versions wrote.
  const log = openSync(join(home, 'postgres.log'), 'w', 0o600)
  const command = [binaries.postgres, '-D', cluster.serverPath, ...flags.flatMap((flag) => ['-c', flag])]
  const watcher = spawn('/bin/sh', ['-c', WATCHER, 'fiacre-postgres', ...command], {
    ...account,
    cwd: cluster.folder,
    env: { PATH: process.env['PATH'], SOCKET_FOLDER: socketFolder, TZ: 'UTC' },
    stdio: ['pipe', log, log],
    // A signal to our process group must not stop the database before we have finished with it.
    detached: true,
  })
  await untilReady(watcher, join(cluster.folder, 'postmaster.pid'), join(home, 'postgres.log'))

  return {
    connection: {
      host: socketFolder,
      port: 5432,
      user: 'fiacre',
      password: cluster.password,
      database: 'postgres',
    },
    async stop() {
      const isRunning = watcher.exitCode === null && watcher.signalCode === null
      const gone = isRunning ? once(watcher, 'exit') : undefined
      watcher.stdin?.end()
      await gone
      releaseDataDir(home)
    },
  }
}

/** PostgreSQL writes "ready" on the eighth line of its pid file once it takes connections. */
async function untilReady(watcher: ChildProcess, pidFile: string, log: string): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += STEP_MS) {
    if (watcher.exitCode !== null) {
      throw new Error(`PostgreSQL did not start; the end of ${log} says:\n${tail(log)}`)
    }
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return
    await sleep(STEP_MS)
  }
  watcher.stdin?.end()
  throw new Error(
    `PostgreSQL did not get ready within ${START_MS / 1000} s; the end of ${log} says:\n${tail(log)}`,
  )
}

function tail(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
