import { spawn } from 'node:child_process'

interface Options {
  cwd: string
  seconds: number
  env?: Record<string, string>
}

/** Runs a program to its end. Throws what it wrote when it fails or takes too long; then it and what it started end. */
export async function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, seconds, env = {} }: Options,
): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    // They read no terminal, report to nobody and look for no newer version.
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0', DO_NOT_TRACK: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  let late = false
  const timer = setTimeout(() => {
    late = true
    end()
  }, seconds * 1000)
  process.once('exit', end)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (late) throw new Error(`${program} took longer than ${seconds} seconds:\n${output}`)
    if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`)
    return output
  } finally {
    clearTimeout(timer)
    process.off('exit', end)
  }
}
