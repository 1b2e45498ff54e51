import { networkLimit } from './two-processes/network-limit.ts'
import { startTwo } from './two-processes/start.ts'
import { walk } from './two-processes/walk.ts'

/**
 * `pnpm two [database address]`: two processes of the service on one database, behind a proxy that gives each request to
 * the next of them, and a walk through what they have to agree on. Prints a line for each step; ends with 1 when one fails.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

say('starting two processes on one database')
const two = await startTwo(process.argv[2])

let failed = 0
for (const { name, run } of [...walk(two.url), networkLimit(two.url)]) {
  try {
    await run()
    say(`ok      ${name}`)
  } catch (error) {
    failed += 1
    say(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
await two.stop()
say(failed === 0 ? 'two processes are one service' : `${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
