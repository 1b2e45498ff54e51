import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { watchIdleTime } from './idle-time.ts'

const root = join(import.meta.dirname, '..', '..')
export const reports = join(root, '.cache', 'reports')

export interface Count {
  passed: number
  failed: number
  /** What failed, each with the first line of why. */
  failures?: string[]
  /** How many passed of what would not run again with the failed ones. */
  passedBeside?: number
}

/** How a test runner is asked, and what it says. */
export interface Runner {
  environment: Record<string, string>
  arguments: string[]
  /** Reads the runner's own report. */
  read: () => Count
  /** The same runner, asked for what failed alone; known once it has run. */
  ofFailed: () => Runner
}

export interface Step {
  name: string
  command: [string, ...string[]]
  /** Without one the step counts as a single check. */
  runner?: (step: string) => Runner
}

export interface Result extends Count {
  step: Step
  output: string
  /** Where single tests are known to have failed. */
  ofFailed?: () => Runner
}

/** Runs one step. */
export async function runStep(step: Step): Promise<Result> {
  return runWith(step, step.runner?.(step.name))
}

/**
 * Runs what failed of a step once more.
 * @returns what the step says then, all of it; undefined where something failed again
 */
export async function runFailed({ step, passedBeside = 0, ofFailed }: Result): Promise<Count | undefined> {
  if (!ofFailed) return undefined
  const again = await runWith({ ...step, name: `${step.name}, once more` }, ofFailed())
  return again.failed === 0 ? { passed: passedBeside + again.passed, failed: 0 } : undefined
}

async function runWith(step: Step, runner: Runner | undefined): Promise<Result> {
  mkdirSync(reports, { recursive: true })
  const started = Date.now()
  const idleShare = watchIdleTime()
  const [program, ...rest] = step.command
  const { code, output } = await run(
    program,
    [...rest, ...(runner?.arguments ?? [])],
    runner?.environment ?? {},
  )
  const count = counted(code, runner?.read)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (count.failed === 0 && process.stderr.isTTY) process.stderr.write(`${step.name}: ${seconds} s\n`)
  // The run is quiet while green: what it spends its time on is looked up here, and whether processors had nothing to do.
  const idle = `${Math.round(idleShare() * 100)} % idle`
  appendFileSync(
    join(reports, 'times.txt'),
    `${new Date().toISOString()} ${step.name} ${seconds} s, ${idle}\n`,
  )
  const isOfTests = runner && count.failures && count.failures.length > 0
  return { ...count, step, output, ...(isOfTests && { ofFailed: runner.ofFailed }) }
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
