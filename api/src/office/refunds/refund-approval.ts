import { lockBooking } from '#bookings/booking/booking-record.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import type { ApprovalRow } from '../approvals/approval.entity.ts'
import { doRefund, rulesUnderLock } from './refund-booking.service.ts'

/** A refund that a second person agreed to. Its sums are held against the rules of this moment once more. */
export const refundApproval: ApprovalKind = {
  kind: 'booking-refund',
  needsProof: false,
  // Money that leaves the house is for those who see to money.
  roles: ({ facts }) => ((facts.refund?.toCardCents ?? 0) > 0 ? ['finance'] : ['operations', 'finance']),
  hold: async (_context, em, approval) => entityTag(await bookingOf(em, approval)),
  async carryOut(context, em, approval, by) {
    const { refund } = approval.facts
    if (!refund) throw new Error(`The approval ${approval.id} is of no refund.`)
    const booking = await bookingOf(em, approval)
    const rules = await rulesUnderLock(context, em, booking, refund)
    await doRefund(context, em, booking, refund, rules, { by, batchId: approval.id })
  },
}

const bookingOf = (em: EntityManager, { bookingId }: ApprovalRow) => lockBooking(em, { id: bookingId ?? 0 })
