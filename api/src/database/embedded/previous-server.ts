import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SHUTDOWN_MS = 15_000
const STEP_MS = 25

/**
 * Makes sure that no server of an earlier run still holds the cluster. A server whose owner was killed stops by
 * itself; one that lost its watcher too is stopped here. Throws when a living Fiacre owns the folder.
 */
export async function clearPreviousServer(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'fiacre.pid')
  const owner = readPid(lock)
  if (owner && owner !== process.pid && isRunning(owner, 'node')) {
    throw new Error(
      `Fiacre already runs on ${dataDir} (process ${owner}). Stop it first, or set another DATA_DIR.`,
    )
  }
  writeFileSync(lock, `${process.pid}\n`)
  const postmaster = readPid(join(dataDir, 'postgres', 'postmaster.pid'))
  if (!postmaster || !isRunning(postmaster, 'postgres')) return
  if (await hasStopped(postmaster, SHUTDOWN_MS / 10)) return
  signal(postmaster, 'SIGINT')
  if (await hasStopped(postmaster, SHUTDOWN_MS)) return
  signal(postmaster, 'SIGQUIT')
  if (!(await hasStopped(postmaster, SHUTDOWN_MS))) {
    throw new Error(
      `An earlier PostgreSQL (process ${postmaster}) does not stop. End it by hand and start again.`,
    )
  }
}

/** Lets the next start take the folder. */
export function releaseDataDir(dataDir: string): void {
  const lock = join(dataDir, 'fiacre.pid')
  if (readPid(lock) === process.pid) rmSync(lock, { force: true })
}

function readPid(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/**
 * Whether a process of that name runs. A number can be given anew to another program, and a dead process that
 * nobody has waited for keeps its number: where the system tells name and state, both must fit.
 */
function isRunning(pid: number, name: 'node' | 'postgres'): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return process.platform !== 'linux'
  const [, command = '', state = ''] = /\((.*)\) (\w)/s.exec(readFileSync(stat, 'utf8')) ?? []
  if (state === 'Z' || state === 'X') return false
  return name === 'node' ? /node|MainThread/.test(command) : command === name
}

async function hasStopped(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += STEP_MS) {
    if (!isRunning(pid, 'postgres')) return true
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
