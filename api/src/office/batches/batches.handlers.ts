import type { Handlers } from '#platform/contract/handler.ts'
import { blockAccount } from '../admin/block-account.ts'
import { dropGivenUpJob, retryGivenUpJob } from '../admin/given-up-jobs.ts'
import { markMessage } from '../admin/mark-message.ts'
import { resolveReview } from '../admin/payment-reviews.ts'
import { setStatus } from '../admin/set-status.ts'
import { runBatch } from './run-batch.ts'

/** What is done to many records alike, each by the service that does it to one. */
export const batchHandlers: Handlers<
  | 'setBookingStatuses'
  | 'setContactRequestStatuses'
  | 'decideGivenUpJobs'
  | 'resolvePaymentReviews'
  | 'blockUsers'
> = {
  async setBookingStatuses({ userId, ip, body: { ids, ...status } }, context) {
    const result = await runBatch(context, { id: userId, ip }, ids, (by, id) =>
      setStatus(context, by, Number(id), status),
    )
    return { status: 200, body: result }
  },

  async setContactRequestStatuses({ userId, ip, body: { ids, ...mark } }, context) {
    const result = await runBatch(context, { id: userId, ip }, ids, (by, id) =>
      markMessage(context, by, Number(id), mark),
    )
    return { status: 200, body: result }
  },

  async decideGivenUpJobs({ userId, ip, body: { ids, decision, reason } }, context) {
    const decide = decision === 'retry' ? retryGivenUpJob : dropGivenUpJob
    const result = await runBatch(context, { id: userId, ip }, ids, (by, id) =>
      decide(context, by, id, reason),
    )
    return { status: 200, body: result }
  },

  async resolvePaymentReviews({ userId, ip, body: { ids, ...decision } }, context) {
    const result = await runBatch(context, { id: userId, ip }, ids, (by, id) =>
      resolveReview(context, by, id, decision),
    )
    return { status: 200, body: result }
  },

  async blockUsers({ userId, ip, officeRole, body: { ids, ...order } }, context) {
    const mayBlockOffice = officeRole === 'administrator'
    const result = await runBatch(context, { id: userId, ip }, ids, (by, id) =>
      blockAccount(context, by, id, { ...order, mayBlockOffice }),
    )
    return { status: 200, body: result }
  },
}
