import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Example = { readonly url: string; readonly close: () => void }

const root = join(import.meta.dirname, '..')

/**
 * Starts an example by its own `start` script on a port, and waits until it answers.
 * Throws what it wrote when it ends before.
 */
export async function startExample(name: string, port: number, environment: object): Promise<Example> {
  const cwd = join(root, 'examples', name)
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const path = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH']].join(
    ':',
  )
  const env = { ...process.env, ...environment, PORT: String(port), PATH: path, NODE_ENV: 'production' }
  // A group of its own, so that what the shell started ends with it.
  const child = spawn('sh', ['-c', scripts.start], { cwd, env, detached: true })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  const url = `http://localhost:${port}/`
  const close = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  }
  for (let tries = 0; tries < 500; tries++) {
    if (child.exitCode !== null) throw new Error(`The example ${name} ended:\n${output}`)
    if (await answers(url)) return { url, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  close()
  throw new Error(`The example ${name} did not answer at ${url}:\n${output}`)
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
