import { recordStep, standingOf, type Actor } from '../../bookings/booking-events.service.ts'
import { bookingReference } from '../../bookings/payment-reference.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import { findRow } from '../../database/rows.ts'
import type { PaymentReviewRow } from '../../payments/payment-review.entity.ts'
import { PaymentSession } from '../../payments/payment-session.entity.ts'
import { lockBooking } from '../money/find-booking.ts'
import { isAnotherOnItsWay } from '../money/is-on-its-way.ts'
import { mailTraveller } from '../money/mail-traveller.ts'

/** Whether a booking waits for what is decided on this payment, and for nothing else: it came by a page of its own. */
export async function isWaitedFor(
  em: EntityManager,
  { why, bookingId, sessionId }: PaymentReviewRow,
): Promise<boolean> {
  if (!bookingId || !sessionId || (why !== 'WRONG_AMOUNT' && why !== 'WRONG_CURRENCY')) return false
  const page = { id: sessionId, reference: bookingReference(bookingId) }
  return (await findRow(em, PaymentSession, page)) !== null && !(await isAnotherOnItsWay(em, page))
}

/** What a booking waited for did not pay it: the payment has failed, and Retry Payment is offered. */
export async function endWait(
  context: Context,
  em: EntityManager,
  review: PaymentReviewRow,
  by: Actor & { why: string | null },
): Promise<void> {
  const { bookingId } = review
  if (!bookingId || !(await isWaitedFor(em, review))) return
  const booking = await lockBooking(em, { id: bookingId })
  if (booking.paymentStatus !== 'processing') return
  const [before, now] = [standingOf(booking), context.now()]
  booking.paymentStatus = 'failed'
  booking.updatedAt = now
  await recordStep(em, booking, before, { ...by, kind: 'PAYMENT_FAILED' }, now)
  await em.flush()
  if (booking.status === 'cancelled') return
  await mailTraveller(context, em, booking, `/payment?booking=${bookingId}`, { kind: 'payment-returned' })
}
