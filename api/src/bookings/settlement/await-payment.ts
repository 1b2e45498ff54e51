import type { BookingRow } from '../booking/booking.entity.ts'
import { recordStep, standingOf } from '../booking/booking-events.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { queueSurplusPages } from '../funds/surplus-pages.ts'
import { lockBooking, saveBooking } from '../booking/booking-record.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'

/**
 * Money for a booking is on its way, or lies with a person who decides on it: until then it is not to be paid a second time,
 * and the traveller is told so.
 */
export async function awaitPayment(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
  kind: 'payment-processing' | 'payment-in-review',
): Promise<void> {
  const booking = await lockBooking(em, { id: session.bookingId ?? 0 })
  if (booking.status === 'cancelled') return
  if (session.changeId) return awaitChange(context, em, booking, kind)
  if (booking.paymentStatus === 'completed') return
  if (booking.paymentStatus === 'processing') {
    if (kind === 'payment-processing') return
  } else {
    const [before, now] = [standingOf(booking), context.now()]
    booking.paymentStatus = 'processing'
    booking.updatedAt = now
    await recordStep(em, booking, before, { kind: 'PAYMENT_PROCESSING', actor: 'gateway' }, now)
    await saveBooking(em, booking)
    // Another page of it would take the money twice.
    await queueSurplusPages(context, em, { bookingId: booking.id, except: session.id })
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
