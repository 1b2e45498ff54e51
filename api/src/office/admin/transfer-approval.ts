import { lockBooking } from '#bookings/booking/booking-record.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import type { ApprovalRow } from '../approvals/approval.entity.ts'
import { assertMayArrive, bookTransfer } from './book-transfer.ts'

/** A bank transfer that a second person has seen on the statement, too. */
export const transferApproval: ApprovalKind = {
  kind: 'bank-transfer',
  needsProof: false,
  roles: () => ['finance'],
  hold: async (_context, em, approval) => entityTag(await bookingOf(em, approval)),
  async carryOut(context, em, approval, by) {
    const { payment } = approval.facts
    if (!payment) throw new Error(`The approval ${approval.id} is of no transfer.`)
    const booking = await bookingOf(em, approval)
    assertMayArrive(booking, payment)
    await bookTransfer(context, em, booking, payment, { by, batchId: approval.id })
  },
}

const bookingOf = (em: EntityManager, { bookingId }: ApprovalRow) => lockBooking(em, { id: bookingId ?? 0 })
