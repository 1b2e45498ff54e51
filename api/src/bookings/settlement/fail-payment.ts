import { recordStep, standingOf } from '../booking/booking-events.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { changeNotPaid } from '../changes/change-not-paid.ts'
import { lockBooking, saveBooking } from '../booking/booking-record.ts'
import { isMoneyOnItsWay } from '../funds/pending-payments.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'
import { moveSession } from './advance-session.ts'

/** A session came to nothing: the payment was declined, or its page was left until it closed. */
export async function fail(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
  outcome: 'declined' | 'expired',
): Promise<void> {
  if (session.status === 'declined' || session.status === 'expired') return
  const wasProcessing = session.status === 'processing'
  const now = context.now()
  await moveSession(em, session, outcome, now)
  const { changeId } = session
  // Whose page was left, or declined at once, stands before it and may try again.
  if (changeId && !wasProcessing) return
  const booking = await lockBooking(em, { id: session.bookingId ?? 0 })
  if (changeId) {
    await changeNotPaid(context, em, booking, changeId, { actor: 'gateway', mail: 'payment-failed' })
    return
  }
  const { paymentStatus } = booking
  // Where another attempt's money is on its way, this one does not matter.
  const isWaiting =
    paymentStatus === (wasProcessing ? 'processing' : 'pending') && !(await isMoneyOnItsWay(em, booking.id))
  // A page that was merely left is no failure.
  const hasFailed = isWaiting && (outcome === 'declined' || wasProcessing)
  const isFailure = hasFailed && booking.status !== 'cancelled'
  const before = standingOf(booking)
  if (hasFailed) {
    booking.paymentStatus = 'failed'
    booking.updatedAt = now
    await recordStep(em, booking, before, { kind: 'PAYMENT_FAILED', actor: 'gateway' }, now)
    await saveBooking(em, booking)
  }
  if (!isFailure) return
  await mailTraveller(context, em, booking, `/payment?booking=${booking.id}`, { kind: 'payment-failed' })
}
