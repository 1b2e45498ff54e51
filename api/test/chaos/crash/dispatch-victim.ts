import { dispatchRides } from '#rides/offers/ride-jobs.ts'
import { readConfig } from '#platform/settings/config.ts'
import { runService } from '../../../src/service.ts'

/*
 * The service in a process of its own, as main.ts starts it, that takes the next steps of all rides once it is told after how many
 * steps it dies (`crash-after-query.ts`, which is loaded before). Its jobs run once a minute, which no test waits for.
 */
const now = new Date(process.env['NOW'] ?? Number.NaN)
const service = await runService(
  readConfig(process.env),
  () => {},
  () => now,
)
process.once('message', () => {
  void dispatchRides(service.context).then(() => process.exit(0))
})
process.stdout.write(`ready ${service.url}\n`)
