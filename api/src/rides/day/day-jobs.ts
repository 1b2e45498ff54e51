import type { Context } from '#platform/context/context.ts'
import { followFlights } from './follow-flights.ts'
import { tellOfLateDrivers } from './late-driver.ts'
import { startTexts } from './text-traveller.ts'
import { mailDrivers } from './tell-traveller.ts'

/** Starts what tells travellers who drives them, and that the driver may be late: one process does each, whichever is there. */
export async function startDayJobs(context: Context): Promise<void> {
  await startTexts(context)
  if (!context.config.isDispatching) return
  await context.jobs.every({ name: 'mail-drivers' }, '* * * * *', () => mailDrivers(context))
  if (context.flightStatus.name !== null)
    await context.jobs.every({ name: 'follow-flights' }, '* * * * *', () => followFlights(context))
  await context.jobs.every({ name: 'tell-of-late-drivers' }, '* * * * *', () => tellOfLateDrivers(context))
}
