import type { BookingRow } from '../../bookings/booking.entity.ts'
import { recordStep, standingOf } from '../../bookings/booking-events.service.ts'
import { changeIdOf } from '../../bookings/payment-reference.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import type { PaymentSessionRow } from '../../payments/payment-session.entity.ts'
import { closePages } from '../money/close-pages.ts'
import { lockBooking } from '../money/find-booking.ts'
import { mailTraveller } from '../money/mail-traveller.ts'

/**
 * Money for a booking is on its way, or lies with a person who decides on it: until then it is not to be paid a second time,
 * and the traveller is told so.
 */
export async function awaitMoney(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
  kind: 'payment-processing' | 'payment-in-review',
): Promise<void> {
  const booking = await lockBooking(em, { id: session.bookingId ?? 0 })
  if (booking.status === 'cancelled') return em.flush()
  if (changeIdOf(session.reference)) return awaitChange(context, em, booking, kind)
  if (booking.paymentStatus === 'completed') return em.flush()
  if (booking.paymentStatus === 'processing') {
    if (kind === 'payment-processing') return em.flush()
  } else {
    const [before, now] = [standingOf(booking), context.now()]
    booking.paymentStatus = 'processing'
    booking.updatedAt = now
    await recordStep(em, booking, before, { kind: 'PAYMENT_PROCESSING', actor: 'gateway' }, now)
    await em.flush()
    // Another page of it would take the money twice.
    await closePages(context, em, { bookingId: booking.id, except: session.id })
  }
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, { kind })
}

/** The booking stands as it was: only its change waits. */
async function awaitChange(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  kind: 'payment-processing' | 'payment-in-review',
): Promise<void> {
  const step = { kind: 'PAYMENT_PROCESSING', actor: 'gateway' } as const
  await recordStep(em, booking, standingOf(booking), step, context.now())
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, { kind })
}
