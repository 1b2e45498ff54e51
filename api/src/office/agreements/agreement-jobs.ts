import type { Context } from '#platform/context/context.ts'
import { endAgreements } from './end-agreements.ts'
import { seeToAgreements } from './see-to-agreements.ts'

/** Starts what happens to versions of agreements with time: one process does it, whichever is there. */
export async function startAgreementJobs(context: Context): Promise<void> {
  await context.jobs.every({ name: 'agreements' }, '41 * * * *', async () => {
    await seeToAgreements(context)
    await endAgreements(context)
  })
}
