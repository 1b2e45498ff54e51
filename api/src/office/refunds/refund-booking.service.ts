import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { standingOf } from '#bookings/booking/booking-events.service.ts'
import { cancelBooking } from '#bookings/cancellations/cancel-booking.ts'
import { giveGoodwill } from '#bookings/funds/goodwill.ts'
import { refundablePayments } from '#money/payments/card-refunds.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { assertMatches, entityTag } from '#platform/http/entity-tag.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { adminBooking } from '../admin/admin-bookings.service.ts'
import { assertReason, assertRefund } from './assert-refund.ts'
import { refundRules, type RefundRules } from './refund-terms.ts'

type Schemas = components['schemas']
type Order = Schemas['RefundOrder']

interface AskedRefund {
  id: number
  order: Order
  key: string | undefined
  ifMatch: string | undefined
}

/**
 * Gives money back for a booking and cancels it where that is asked, once; or asks a second person for it, where the rules want one.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED, BOOKING_CANCELLED, RULE_VIOLATION, NO_SHOW_TOO_EARLY, APPROVAL_WAITS
 */
export async function refundBooking(
  context: Context,
  by: Administrator,
  { id, order, key, ifMatch }: AskedRefund,
): Promise<{ status: 200; body: Schemas['RefundResult'] }> {
  return once(
    context,
    { userId: by.id, operation: 'refundBooking', key, body: { ...order, id } },
    {
      prepare: async () => undefined,
      async create(em) {
        const booking = await lockBooking(em, { id })
        assertMatches(ifMatch, booking)
        const rules = await rulesUnderLock(context, em, booking, order)
        assertReason(order, rules)
        if (!rules.needsApproval) {
          await doRefund(context, em, booking, order, rules, { by, batchId: null })
          return { resource: { id, approvalId: null } }
        }
        const amountCents = order.toBalanceCents + order.toCardCents
        const wanted = {
          kind: 'booking-refund',
          of: { bookingId: id },
          amountCents,
          reason: order.reason,
        } as const
        const subject = { facts: { refund: order }, recordTag: entityTag(booking) }
        const approvalId = await requestApproval(context, em, by, { ...wanted, ...subject })
        return { resource: { id, approvalId } }
      },
      async finish({ approvalId }: { id: number; approvalId: string | null }) {
        const booking = await adminBooking(context, id)
        const outcome = approvalId === null ? ('done' as const) : ('requested' as const)
        return { status: 200 as const, body: { outcome, booking, approvalId } }
      },
    },
  )
}

/** What the rules say of an order, of a booking that is locked. @throws Problem as `assertRefund` does */
export async function rulesUnderLock(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  order: Order,
): Promise<RefundRules> {
  const payments = await refundablePayments(em, booking.id)
  const cardCents = payments.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const rules = refundRules(booking, order, cardCents, context.now())
  await assertRefund(context, em, booking, order, rules)
  return rules
}

/** Whose doing it is, and the batch that it belongs to. */
interface Deed {
  by: Administrator
  batchId: string | null
}

/** Does it, under the booking's lock, and writes it down. */
export async function doRefund(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  order: Order,
  rules: RefundRules,
  { by, batchId }: Deed,
): Promise<void> {
  const { toBalanceCents, toCardCents } = order
  const reason = order.reason?.trim() || null
  const before = standingOf(booking)
  await moveRefund(context, em, booking, order, rules, by)
  const deed = {
    by,
    action: 'booking.refunded',
    subject: 'booking',
    subjectId: String(booking.id),
    before: { ...before },
    after: {
      ...standingOf(booking),
      cause: order.cancel?.cause ?? null,
      toBalanceCents,
      toCardCents,
      policyCents: rules.policyCents,
    },
    personId: booking.userId,
    reason,
    batchId,
  } as const
  await recordAudit(em, deed, context.now())
}

/** What it does to the booking and the money. */
export async function moveRefund(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { cancel, toBalanceCents, toCardCents, reason }: Order,
  { leavingCents }: RefundRules,
  { id: actorId }: Administrator,
): Promise<void> {
  const by = { actor: 'administrator', actorId } as const
  const why = reason?.trim() || null
  if (!cancel) return giveGoodwill(context, em, booking, { toBalanceCents, toCardCents, by, why })
  const money = { refundCents: leavingCents, toCardCents }
  await cancelBooking(context, em, booking, { ...money, reason: cancel.cause, by, why })
}
