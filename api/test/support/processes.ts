import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface NodeProcess {
  child: ChildProcess
  /** Everything written so far, to both outputs. */
  output(): string
  /** The first match in the output; fails when the process ends without one. */
  until(pattern: RegExp): Promise<RegExpExecArray>
  /** Ends it and waits. @returns the exit code, or the signal that ended it */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

/** Runs a script with this very Node. */
export function startNode(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): NodeProcess {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waiting = new Set<() => void>()
  const read = (data: Buffer) => {
    output += data.toString()
    for (const look of waiting) look()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return {
    child,
    output: () => output,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match) resolve(match)
        }
        waiting.add(look)
        child.once('close', () => reject(new Error(`It ended without ${String(pattern)}:\n${output}`)))
        look()
      }),
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'close')
        child.kill(signal)
        await gone
      }
      return child.exitCode ?? child.signalCode
    },
  }
}

/** The living processes whose command line names a folder; the dead that nobody has waited for are not counted. */
export function processesNaming(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) && isAlive(pid)
      } catch {
        // It ended between the listing and the look.
        return false
      }
    })
}

export function isAlive(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8'))
}

export function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command in parentheses may hold blanks; state and parent follow it.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
