import { recordStep, standingOf } from '../../bookings/booking-events.service.ts'
import { changeIdOf } from '../../bookings/payment-reference.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import type { PaymentSessionRow } from '../../payments/payment-session.entity.ts'
import { lockBooking } from '../money/find-booking.ts'
import { isAnotherOnItsWay } from '../money/is-on-its-way.ts'
import { mailTraveller } from '../money/mail-traveller.ts'
import { moveSession } from './move-session.ts'

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
  // The booking stands as it was: only its change was not paid.
  if (changeIdOf(session.reference)) return
  const booking = await lockBooking(em, { id: session.bookingId ?? 0 })
  const { paymentStatus } = booking
  // Where another attempt's money is on its way, this one does not matter.
  const isWaiting =
    paymentStatus === (wasProcessing ? 'processing' : 'pending') && !(await isAnotherOnItsWay(em, session))
  // A page that was merely left is no failure.
  const hasFailed = isWaiting && (outcome === 'declined' || wasProcessing)
  const isFailure = hasFailed && booking.status !== 'cancelled'
  const before = standingOf(booking)
  if (hasFailed) {
    booking.paymentStatus = 'failed'
    booking.updatedAt = now
    await recordStep(em, booking, before, { kind: 'PAYMENT_FAILED', actor: 'gateway' }, now)
  }
  await em.flush()
  if (!isFailure) return
  await mailTraveller(context, em, booking, `/payment?booking=${booking.id}`, { kind: 'payment-failed' })
}
