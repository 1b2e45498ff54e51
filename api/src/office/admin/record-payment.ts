import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { approvalRequested } from '../approvals/approval-requested.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { adminBooking, type AdminBooking } from './admin-bookings.service.ts'
import { assertMayArrive, bookTransfer, needsSecondPerson } from './book-transfer.ts'

type Schemas = components['schemas']

type Answer = { status: 200; body: AdminBooking } | { status: 202; body: Schemas['ApprovalRequested'] }

/**
 * Records that money for a booking arrived on our bank account: it settles the booking like any other payment. Above a sum a second
 * person has to agree to it first.
 * @throws Problem NOT_FOUND, APPROVAL_WAITS; RULE_VIOLATION for a test, and when it is more than is awaited and nobody said that it
 * should be
 */
export async function recordPayment(
  context: Context,
  administrator: Administrator,
  id: number,
  body: Schemas['ReceivedPayment'],
  key: string | undefined,
): Promise<Answer> {
  return once(
    context,
    { userId: administrator.id, operation: 'recordPayment', key, body: { ...body, id } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const booking = await lockBooking(em, { id })
        assertMayArrive(booking, body)
        const { amountCents, note = null } = body
        if (await needsSecondPerson(em, booking, amountCents)) {
          const wanted = { kind: 'bank-transfer', of: { bookingId: id }, amountCents, reason: note } as const
          const subject = { facts: { payment: body }, recordTag: entityTag(booking) }
          const approvalId = await requestApproval(context, em, administrator, { ...wanted, ...subject })
          return { resource: { id, approvalId } }
        }
        await bookTransfer(context, em, booking, body, { by: administrator, batchId: null })
        return { resource: { id, approvalId: null } }
      },
      async finish({ approvalId }: { id: number; approvalId: string | null }): Promise<Answer> {
        if (approvalId) return approvalRequested(context, approvalId)
        return { status: 200, body: await adminBooking(context, id) }
      },
    },
  )
}
