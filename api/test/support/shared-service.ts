import { sql } from 'kysely'
import { ADMIN } from './administrators.ts'
import { testService, type TestService } from './service.ts'

/** The worker's own: its files run one after the other and keep the modules that they have loaded. */
let started: Promise<TestService> | undefined

/**
 * The service that the files of a worker share, with an administrator and without limits on requests. Whoever else was there
 * has left travellers, bookings and mails of their own; the clock stands at now again, and no failed attempt is counted. It ends
 * with the worker. A file that needs settings, or counts over everybody, has a `testService` of its own.
 */
export async function sharedService(): Promise<TestService> {
  started ??= startShared()
  const service = await started
  service.clock.now = new Date()
  await sql`delete from attempt`.execute(service.context.orm.em.fork().getKysely())
  return service
}

async function startShared(): Promise<TestService> {
  const service = await testService({ RATE_LIMIT_PER_MINUTE: '1000000000', DISPATCH: '0', ...ADMIN })
  // What comes round each minute would find any file's bookings, by whatever clock another file has set, and reckon years of days.
  // Tests that are about it run it themselves.
  await sql`delete from jobs.schedule`.execute(service.context.orm.em.fork().getKysely())
  return service
}
