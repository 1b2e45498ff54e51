import type { Context } from '#platform/context/context.ts'
import { sweepFiles } from '#people/carriers/own-files.ts'
import { screenAgain } from '#people/carriers/screening/screen-again.ts'
import { expirePapers, remindOfPapers } from '#people/carriers/paper-days.ts'

/** Starts what happens to papers and files with time: one process does each, whichever is there. */
export async function startCarrierJobs(context: Context): Promise<void> {
  await context.jobs.every({ name: 'carrier-papers' }, '23 6 * * *', async () => {
    await expirePapers(context)
    await remindOfPapers(context)
  })
  await context.jobs.every({ name: 'screen-again' }, '11 5 * * *', () => screenAgain(context))
  await context.jobs.every({ name: 'sweep-files' }, '47 * * * *', () => sweepFiles(context))
}
