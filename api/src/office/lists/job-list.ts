import type { components, operations } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { parkedPage } from '#platform/jobs/parked-page.ts'
import { SEND_MAIL } from '#platform/mail/mail.service.ts'

export type JobQuery = NonNullable<operations['listGivenUpJobs']['parameters']['query']>

const [MOST_ABOUT, MOST_ERROR] = [400, 500]

/** A page of the mails and other jobs that were given up, the oldest first. */
export async function listGivenUpJobs(
  { orm }: Context,
  { limit = 50, before, q }: JobQuery,
): Promise<components['schemas']['GivenUpJobList']> {
  const { jobs, next } = await parkedPage(orm.em.fork(), [SEND_MAIL], { limit, before, q })
  return {
    jobs: jobs.map(({ id, kind, about, error, parkedAt }) => ({
      id,
      kind,
      about: about.slice(0, MOST_ABOUT),
      error: error.slice(0, MOST_ERROR),
      parkedAt: parkedAt.toISOString(),
    })),
    next,
  }
}
