import { DEMO_CARRIERS } from '#people/carriers/demo/demo-carriers.data.ts'
import { readConfig } from '#platform/settings/config.ts'
import { playRide } from '../src/office/cli/demo-ride.ts'

/** `pnpm demo:ride FC-…`: a carrier of the demonstration takes the ride of a paid booking and drives it in fast motion. */
const [bookingNumber] = process.argv.slice(2)
const { host, port } = readConfig(process.env)
try {
  if (!bookingNumber) throw new Error('Which booking? pnpm demo:ride FC-7K2M9Q')
  await playRide(`http://${host}:${port}`, bookingNumber, DEMO_CARRIERS, (line) =>
    process.stdout.write(`${line}\n`),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
