import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { saveBooking } from '#bookings/booking/booking-record.ts'
import { recordStep, standingOf, type Actor } from '#bookings/booking/booking-events.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { PaymentReviewRow } from '#money/payments/payment-review.entity.ts'
import { PaymentSession } from '#money/payments/payment-session.entity.ts'
import { changeNotPaid } from '#bookings/changes/change-not-paid.ts'
import { isMoneyOnItsWay } from '#bookings/funds/pending-payments.ts'
import type { BookingNews } from '#platform/mail/held-mail.ts'
import { mailTraveller } from '#bookings/booking/mail-traveller.ts'

/** What waits for a payment that is decided on: a booking, or a change of it. Money that came beside holds up neither. */
export interface Waiting {
  changeId: string | undefined
}

/** @returns undefined when nothing waits for it */
export async function waitingFor(
  em: EntityManager,
  { why, sessionId }: PaymentReviewRow,
): Promise<Waiting | undefined> {
  if (!sessionId || (why !== 'WRONG_AMOUNT' && why !== 'WRONG_CURRENCY')) return undefined
  const session = await findRow(em, PaymentSession, { id: sessionId })
  return session ? { changeId: session.changeId ?? undefined } : undefined
}

/**
 * What was waited for has not paid: Pay Now is offered again, or the change is not made. Under the booking's lock, once the
 * decision is written.
 * @returns whether the traveller was told
 */
export async function endAwaitingPayment(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { changeId }: Waiting,
  { isElsewhere, ...by }: Actor & { why: string | null; isElsewhere: boolean },
): Promise<boolean> {
  if (changeId) return changeNotPaid(context, em, booking, changeId, { ...by, mail: 'payment-returned' })
  if (booking.paymentStatus !== 'processing' || (await isMoneyOnItsWay(em, booking.id))) return false
  const [before, now] = [standingOf(booking), context.now()]
  // Not failed: that says that nothing was charged.
  booking.paymentStatus = 'pending'
  booking.updatedAt = now
  await recordStep(em, booking, before, { ...by, kind: 'PAYMENT_FAILED' }, now)
  await saveBooking(em, booking)
  // Who cannot pay any more is not asked to.
  if (booking.status === 'cancelled' || booking.pickupAt <= now) return false
  const mail: BookingNews = { kind: isElsewhere ? 'booking-received' : 'payment-returned' }
  await mailTraveller(context, em, booking, `/payment?booking=${booking.id}`, mail)
  return true
}
