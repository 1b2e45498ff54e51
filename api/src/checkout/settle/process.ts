import { recordStep, standingOf } from '../../bookings/booking-events.service.ts'
import { changeIdOf } from '../../bookings/payment-reference.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import type { PaymentSessionRow } from '../../payments/payment-session.entity.ts'
import { closePages } from '../money/close-pages.ts'
import { lockBooking } from '../money/find-booking.ts'
import { mailTraveller } from '../money/mail-traveller.ts'
import { moveSession } from './move-session.ts'

/** The traveller paid by a way that clears later; nothing has come yet. */
export async function process(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
): Promise<void> {
  // Told out of order: what has been declined since is not on its way any more.
  if (session.status === 'processing' || session.status === 'declined') return
  await moveSession(em, session, 'processing', context.now())
  if (changeIdOf(session.reference)) return
  const booking = await lockBooking(em, { id: session.bookingId ?? 0 })
  const before = standingOf(booking)
  const isWaiting = booking.paymentStatus === 'pending' || booking.paymentStatus === 'failed'
  if (!isWaiting || booking.status === 'cancelled') return em.flush()
  const now = context.now()
  booking.paymentStatus = 'processing'
  booking.updatedAt = now
  await recordStep(em, booking, before, { kind: 'PAYMENT_PROCESSING', actor: 'gateway' }, now)
  await em.flush()
  // Another page of it would take the money twice.
  await closePages(context, em, { bookingId: booking.id, except: session.id })
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, { kind: 'payment-processing' })
}
