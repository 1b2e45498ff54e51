import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../../src/main.ts')
const preload = join(import.meta.dirname, 'crash-after-query.ts')

export interface ServiceProcess {
  url: string
  /** Kills the process after that many more answered statements. */
  crashAfter(statements: number): Promise<void>
  /** Whether it has died by its own hand. */
  hasCrashed(): boolean
  kill(): Promise<void>
}

/** The real service in a process of its own, against the given database. */
export async function startServiceProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServiceProcess> {
  const child = fork(main, {
    execArgv: ['--import', preload],
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const url = await readyUrl(child)
  return {
    url,
    async crashAfter(statements) {
      const armed = once(child, 'message')
      child.send({ crashAfter: statements })
      await armed
    },
    hasCrashed: () => child.signalCode === 'SIGKILL',
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString()
      const url = /^ready (\S+)$/m.exec(output)?.[1]
      if (url) resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${output}`)))
  })
}
