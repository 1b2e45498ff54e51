import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleService } from '../../scripts/bundle-service.ts'
import { SERVICE_ENVIRONMENT, SERVICE_OPTIONS, SERVICE_PROGRAM } from '../../scripts/service-program.ts'

const reporter = join(import.meta.dirname, 'cpu-reporter.ts')
/** Less CPU than this within a look of 100 ms counts as resting. */
const RESTING_MS = 5
/** A server that takes longer to stop is killed. */
const STOP_MS = 15_000

/** For a service that answers a load: it writes no log, and refuses nobody who asks often. */
export const QUIET = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' }

export interface ServerProcess {
  url: string
  /** CPU the process has used since it started, user and system, in ms. */
  cpuMs(): Promise<number>
  /** What the process holds of the machine's memory, in MB. */
  residentMb(): Promise<number>
  /** From its start until it was ready. */
  readyMs: number
  /** Waits, for at most two seconds, until the work that requests left behind is done. */
  rest(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server in a process of its own and waits for its `ready http://…`. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  const started = performance.now()
  const child = fork(file, {
    execArgv: ['--import', reporter, ...nodeOptions],
    env: { ...process.env, NODE_ENV: 'production', PAYMENT_GATEWAYS: 'sandbox', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Ctrl-C is ours alone: the servers are stopped in order, after the load.
    detached: true,
  })
  const url = await readyUrl(child, file)
  const readyMs = performance.now() - started
  const use = async () => {
    const answer = once(child, 'message') as Promise<[{ cpu: NodeJS.CpuUsage; resident: number }]>
    child.send('use')
    return (await answer)[0]
  }
  const cpuMs = async () => {
    const { user, system } = (await use()).cpu
    return (user + system) / 1000
  }
  return {
    url,
    readyMs,
    cpuMs,
    residentMb: async () => (await use()).resident / 1e6,
    async rest() {
      let before = await cpuMs()
      for (let looks = 0; looks < 20; looks += 1) {
        await sleep(100)
        const now = await cpuMs()
        if (now - before < RESTING_MS) return
        before = now
      }
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await gone
      clearTimeout(force)
    },
  }
}

/** Starts the service as it is now, bundled and with the options of `npm start`. */
export async function startService(
  env: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  await (bundling ??= bundleService())
  return startServer(SERVICE_PROGRAM, { ...SERVICE_ENVIRONMENT, ...env }, [
    ...SERVICE_OPTIONS,
    ...nodeOptions,
  ])
}

let bundling: Promise<void> | undefined

async function readyUrl(child: ChildProcess, file: string): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString()
      const url = /^ready (\S+)$/m.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${output}`)))
  })
}
