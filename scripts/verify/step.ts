import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
export const reports = join(root, '.cache', 'reports')

export interface Count {
  passed: number
  failed: number
  /** What failed, each with the first line of why. */
  failures?: string[]
  /** What failed once and passed when it was run again. */
  secondTries?: string[]
}

export interface Step {
  name: string
  command: [string, ...string[]]
  /** Reads the runner's own report; a step without one counts as a single check. */
  count?: (step: string) => { environment: Record<string, string>; arguments: string[]; read: () => Count }
}

/** Runs one step. Its output is shown only when it fails. */
export async function runStep(step: Step): Promise<Count> {
  mkdirSync(reports, { recursive: true })
  const counter = step.count?.(step.name)
  const started = Date.now()
  const [program, ...rest] = step.command
  const { code, output } = await run(
    program,
    [...rest, ...(counter?.arguments ?? [])],
    counter?.environment ?? {},
  )
  const count = counted(code, counter?.read)
  if (count.failed > 0) process.stdout.write(`\n── ${step.name} failed ──\n${output.trimEnd()}\n\n`)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (count.failed === 0 && process.stderr.isTTY) process.stderr.write(`${step.name}: ${seconds} s\n`)
  // The run is quiet while green: what it spends its time on is looked up here.
  appendFileSync(join(reports, 'times.txt'), `${new Date().toISOString()} ${step.name} ${seconds} s\n`)
  return count
}

/** A runner that ended badly has failed at least once, whatever its report says; so has one without a report. */
function counted(code: number | null, read: (() => Count) | undefined): Count {
  if (!read) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const count = read()
    const isEmpty = count.passed + count.failed === 0
    return (code !== 0 || isEmpty) && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(program: string, args: string[], environment: Record<string, string>) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CI: 'true', ...environment, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
