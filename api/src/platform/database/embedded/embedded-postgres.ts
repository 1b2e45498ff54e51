import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SettingError } from '../../settings/setting-error.ts'
import { fullDisk } from '../start-refusal.ts'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster, privateTemporaryFolder } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import { requireRoom } from './disk-room.ts'
import { clearPreviousServer, releaseDataDir } from './previous-server.ts'

export interface EmbeddedPostgres {
  /** Connection settings for `pg`: a unix socket in a folder of our own, never TCP. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** @param how `at once` leaves it to the next start to tidy up, as after a power cut */
  stop(how?: 'at once'): Promise<void>
  /** Whether it has found its disk full since it was started. */
  hasFullDisk(): boolean
}

/** The machine's own zone would otherwise be taken over when the cluster is made. */
const UTC = ['timezone=UTC', 'log_timezone=UTC']

/** As the system says it, in PostgreSQL's log. */
const FULL = 'No space left on device'
/** A refused statement is our log's to tell, which names nobody; PostgreSQL would write down whole rows. */
const QUIET = ['log_min_messages=log', 'log_min_error_statement=panic']

const START_MS = 30_000
const STEP_MS = 10

/**
 * Runs PostgreSQL and stops it when standard input closes, which also happens when we are killed: no server
 * outlives its owner. One that cannot write what it has in memory, as its disk is full, would try for ever: after a while,
 * or when it is told `now`, it is stopped as it is, which loses nothing that was committed. The socket's folder goes with it.
 */
const WATCHER = `
exec 3<&0
"$@" </dev/null &
server=$!
(
  read -r how <&3
  if [ "$how" != now ]; then
    kill -INT "$server" 2>/dev/null
    for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
      sleep 1
      kill -0 "$server" 2>/dev/null || exit
    done
  fi
  kill -QUIT "$server" 2>/dev/null
) &
watch=$!
wait "$server"; code=$?
kill "$watch" 2>/dev/null
rm -rf "$SOCKET_FOLDER"
exit "$code"
`

/**
 * Starts PostgreSQL with its files under `dataDir`, creating them on the first start.
 * @throws SettingError when it cannot be had there
 * @param settings server settings for `-c`, such as `fsync=off` in tests
 * @param meanwhile is called while it comes up, with the connection that it will take
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: string[] = [],
  meanwhile: (connection: EmbeddedPostgres['connection']) => void = () => {},
): Promise<EmbeddedPostgres> {
  const home = openDataFolder(dataDir)
  await clearPreviousServer(home)
  try {
    return await startServer(home, settings, meanwhile)
  } catch (error) {
    releaseDataDir(home)
    throw error
  }
}

async function startServer(
  home: string,
  settings: string[],
  meanwhile: (connection: EmbeddedPostgres['connection']) => void,
): Promise<EmbeddedPostgres> {
  requireRoom(home)
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
  const logFile = join(home, 'postgres.log')
  const log = openSync(logFile, 'w', 0o600)
  const logged = statSync(logFile).size
  const command = [binaries.postgres, '-D', cluster.serverPath, ...flags.flatMap((flag) => ['-c', flag])]
  const watcher = spawn('/bin/sh', ['-c', WATCHER, 'fiacre-postgres', ...command], {
    ...account,
    cwd: cluster.folder,
    env: { PATH: process.env['PATH'], SOCKET_FOLDER: socketFolder, TZ: 'UTC' },
    stdio: ['pipe', log, log],
    // A signal to our process group must not stop the database before we have finished with it.
    detached: true,
  })
  const connection = {
    host: socketFolder,
    port: 5432,
    user: 'fiacre',
    password: cluster.password,
    database: 'postgres',
  }
  meanwhile(connection)
  await untilReady(watcher, join(cluster.folder, 'postmaster.pid'), () => endOf(home, logFile, logged))

  return {
    connection,
    hasFullDisk: () => saidSince(logFile, logged).includes(FULL),
    async stop(how) {
      const isRunning = watcher.exitCode === null && watcher.signalCode === null
      const gone = isRunning ? once(watcher, 'exit') : undefined
      watcher.stdin?.end(how === 'at once' ? 'now\n' : '')
      await gone
      releaseDataDir(home)
    },
  }
}

/** PostgreSQL writes "ready" on the eighth line of its pid file once it takes connections. */
async function untilReady(watcher: ChildProcess, pidFile: string, why: () => string): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += STEP_MS) {
    if (watcher.exitCode !== null) throw new SettingError(why())
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return
    await sleep(STEP_MS)
  }
  watcher.stdin?.end()
  throw new SettingError(`PostgreSQL did not get ready within ${START_MS / 1000} s. ${why()}`)
}

/** What PostgreSQL wrote in this start, which its log holds from there on, in one line. */
function endOf(home: string, log: string, from: number): string {
  const said = saidSince(log, from)
  if (said.includes(FULL)) return fullDisk(home)
  const last = said.split('\n').slice(-3)
  // Each begins with the moment.
  const lines = last.map((line) => line.replace(/^\S+ \S+ UTC \[\d+\] /, ''))
  return `PostgreSQL did not start; the end of ${log} says: ${lines.join(' ')}`
}

function saidSince(log: string, from: number): string {
  return readFileSync(log).subarray(from).toString('utf8').trim()
}
