import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a program that was started says and how it ends. */
export interface Running {
  child: ChildProcess
  output: () => string
  /** Ends it with all that it started. */
  end: () => Promise<void>
}

/** What keeps tools from asking, colouring and telling. */
const QUIET = {
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
  NODE_OPTIONS: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
}

/** Starts a program in a folder, with the Node that runs this one. */
export function start(command: string[], cwd: string, env: Record<string, string> = {}): Running {
  const [program = '', ...args] = command
  const PATH = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...QUIET, ...env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const endAtExit = () => signal(child)
  process.once('exit', endAtExit)
  child.once('close', () => process.off('exit', endAtExit))
  return {
    child,
    // Compilers colour what they quote whatever they are told.
    output: () => stripVTControlCharacters(output),
    async end() {
      const gone = hasEnded() ? undefined : once(child, 'close')
      signal(child)
      await gone
    },
  }
}

function signal(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid)
  } catch {
    // Its group has ended already.
  }
}

/** Runs a program to its end, for a limited time. @returns its output, and whether it ended well */
export async function run(
  command: string[],
  cwd: string,
  env: Record<string, string> = {},
  limitMs = 240_000,
): Promise<{ ok: boolean; output: string }> {
  const running = start(command, cwd, env)
  const timer = setTimeout(() => void running.end(), limitMs)
  const ended = once(running.child, 'close') as Promise<[number | null]>
  const code = await ended.then(
    ([exit]) => exit,
    () => null,
  )
  clearTimeout(timer)
  return { ok: code === 0, output: `$ ${command.join(' ')}\n${running.output()}` }
}

/** As `run`, and throws what was written where it did not end well. */
export async function runWell(command: string[], cwd: string, env?: Record<string, string>): Promise<string> {
  const { ok, output } = await run(command, cwd, env)
  if (!ok) throw new Error(output)
  return output
}
