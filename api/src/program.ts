import { setFlagsFromString } from 'node:v8'
import { readConfig } from './platform/settings/config.ts'
import { SettingError } from './platform/settings/setting-error.ts'
import type { Service } from './service.ts'

/**
 * By how much of what it holds the heap grows before it is swept again, in hundredths. Left alone it may grow to four times that, and what
 * was taken from the machine once is hardly given back. Set once the start is over, which makes much that stays.
 */
const HEAP_GROWTH = 20

/**
 * Starts the service and stops it on SIGTERM or SIGINT.
 * @param onStarted is called when it answers, before V8 is told how its heap may grow
 */
export async function runProgram(onStarted: () => void = () => {}): Promise<void> {
  const service = await start()
  stopOnSignal(service)
  onStarted()
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  // Only now: whoever waits for this line may send a signal the moment it comes.
  process.stdout.write(`ready ${service.url}\n`)
}

async function start(): Promise<Service> {
  try {
    const config = readConfig(process.env)
    // Loaded only when its settings can be used: what is wrong with them is said at once.
    const { runService } = await import('./service.ts')
    return await runService(config, (line) => process.stdout.write(`${line}\n`))
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    // What stands in the way is put right by what the message says; a trace of our calls would only hide it.
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function stopOnSignal(service: Service): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void service.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The service did not stop cleanly: ${String(error)}\n`)
          process.exit(1)
        },
      )
    })
  }
}
