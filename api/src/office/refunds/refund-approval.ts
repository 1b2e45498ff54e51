import type { ApprovalKind } from '../approvals/approval-kind.ts'
import { doRefund, rulesUnderLock } from './refund-booking.service.ts'

/** A refund that a second person agreed to. Its sums are held against the rules of this moment once more. */
export const refundApproval: ApprovalKind = {
  kind: 'booking-refund',
  // Money that leaves the house is for those who see to money.
  roles: ({ facts }) => (facts.toCardCents > 0 ? ['finance'] : ['operations', 'finance']),
  async carryOut(context, em, booking, { id, facts }, by) {
    const rules = await rulesUnderLock(context, em, booking, facts)
    await doRefund(context, em, booking, facts, rules, { by, batchId: id })
  },
}
