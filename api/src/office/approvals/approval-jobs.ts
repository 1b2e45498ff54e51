import type { Context } from '#platform/context/context.ts'
import { expireApprovals } from './expire-approvals.ts'

/** Starts what ends approvals that nobody decided on: one process does it, whichever is there. */
export async function startApprovalJobs(context: Context): Promise<void> {
  await context.jobs.every({ name: 'expire-approvals' }, '*/10 * * * *', () => expireApprovals(context))
}
