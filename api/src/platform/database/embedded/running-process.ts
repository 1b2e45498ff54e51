import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

/** A living process, with enough about it to tell it from a later one that was given the same number. */
export interface RunningProcess {
  /** Its name on Linux, its whole command line elsewhere. */
  command: string
  /** When it began, in the system's own words: the same for as long as it lives. */
  startedAt: string
  /** Absent where the system does not tell, or not us. */
  workingFolder: string | undefined
}

/** @returns undefined when no process has the number, or only the remains of one that nobody has waited for */
export function runningProcess(pid: number): RunningProcess | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): RunningProcess | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The name stands in parentheses and may hold blanks and parentheses itself.
  const [, command = '', rest = ''] = /\((.*)\) (.*)/s.exec(stat ?? '') ?? []
  const [state = ''] = rest
  if (!stat || state === 'Z' || state === 'X') return undefined
  // Field 22 of the line; the first two are cut off.
  const startedAt = rest.split(' ')[19] ?? ''
  return { command, startedAt, workingFolder: attempt(() => readlinkSync(`/proc/${pid}/cwd`)) }
}

function fromPs(pid: number): RunningProcess | undefined {
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'lstart=,command='], {
    encoding: 'utf8',
  })
  const line = stdout?.trim() ?? ''
  if (status !== 0 || line === '') return undefined
  const [, startedAt = '', command = ''] = /^(.{24})\s+(.*)$/s.exec(line) ?? []
  return { command, startedAt, workingFolder: undefined }
}

/** It may end, or turn out to be another user's, while we look. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
