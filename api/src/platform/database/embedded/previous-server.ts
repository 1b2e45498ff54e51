import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SettingError } from '../../settings/setting-error.ts'
import { runningProcess } from './running-process.ts'

const SHUTDOWN_MS = 15_000
const STEP_MS = 25

/**
 * Makes sure that no server of an earlier run still holds the cluster. A server whose owner was killed stops by
 * itself; one that lost its watcher too is stopped here.
 * @throws SettingError when a living Fiacre owns the folder
 */
export async function clearPreviousServer(dataDir: string): Promise<void> {
  const owner = livingOwner(dataDir)
  if (owner !== undefined && owner !== process.pid) {
    throw new SettingError(
      `Fiacre already runs on ${dataDir} (process ${owner}). Stop it first, or set another DATA_DIR.`,
    )
  }
  writeFileSync(lockOf(dataDir), `${process.pid}\n${runningProcess(process.pid)?.startedAt ?? ''}\n`)
  const cluster = join(dataDir, 'postgres')
  const [postmaster] = readPidFile(join(cluster, 'postmaster.pid'))
  if (postmaster === undefined || !isServerOf(cluster, postmaster)) return
  if (await hasStopped(cluster, postmaster, SHUTDOWN_MS / 10)) return
  signal(postmaster, 'SIGINT')
  if (await hasStopped(cluster, postmaster, SHUTDOWN_MS)) return
  signal(postmaster, 'SIGQUIT')
  if (!(await hasStopped(cluster, postmaster, SHUTDOWN_MS))) {
    throw new SettingError(
      `An earlier PostgreSQL (process ${postmaster}) does not stop. End it by hand and start again.`,
    )
  }
}

/** Whether a living Fiacre owns the folder. */
export function isDataDirInUse(dataDir: string): boolean {
  return livingOwner(dataDir) !== undefined
}

/** Lets the next start take the folder. */
export function releaseDataDir(dataDir: string): void {
  if (livingOwner(dataDir) === process.pid) rmSync(lockOf(dataDir), { force: true })
}

function lockOf(dataDir: string): string {
  return join(dataDir, 'fiacre.pid')
}

/** A number alone proves nothing: after a restart of the machine or container it is soon somebody else's. */
function livingOwner(dataDir: string): number | undefined {
  const [pid, startedAt] = readPidFile(lockOf(dataDir))
  return pid !== undefined && runningProcess(pid)?.startedAt === startedAt ? pid : undefined
}

/** Whether the process is the server of this very cluster: another PostgreSQL on the machine is never touched. */
function isServerOf(cluster: string, pid: number): boolean {
  const found = runningProcess(pid)
  if (!found) return false
  if (found.workingFolder === undefined) return found.command.includes(`-D ${cluster}`)
  return found.command === 'postgres' && found.workingFolder === realpathSync(cluster)
}

/** Number on the first line, the rest of what we wrote on the second. */
function readPidFile(file: string): [pid: number | undefined, second: string | undefined] {
  if (!existsSync(file)) return [undefined, undefined]
  const [first = '', second] = readFileSync(file, 'utf8').split('\n')
  const pid = Number.parseInt(first, 10)
  return [pid > 0 ? pid : undefined, second]
}

async function hasStopped(cluster: string, pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += STEP_MS) {
    if (!isServerOf(cluster, pid)) return true
    await sleep(STEP_MS)
  }
  return false
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It ended between the look and the signal: that is what was wanted.
  }
}
