import { CANCELLATION, instantToLocal } from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import { termsOfBooking } from '../booking/booking-terms.ts'
import type { components } from '@fiacre/sdk/contract'

type Schemas = components['schemas']
type Reason = Schemas['CancellationReason']

const MESSAGES: Record<Reason, string> = {
  NOTHING_PAID: 'Nothing has been paid, so nothing is lost by cancelling.',
  PART_PAID:
    'Not all that is to be paid ahead has been paid, so all of it goes back to your account balance.',
  PAYMENT_ON_ITS_WAY:
    'Your payment is on its way, or somebody is looking into it. All of it comes back to you.',
  WITHIN_BOOKING_WINDOW: `Saver: cancelled within ${CANCELLATION.saver.hoursAfterBooking} hours of booking, what you paid goes back to your account balance.`,
  BEFORE_START: 'Flexible: cancelled before the start, what you paid goes back to your account balance.',
  BEFORE_PARTNER_DEADLINE: `Cancelled more than ${CANCELLATION.partner.hoursBeforePickup} hours before pickup, what you paid goes back to your account balance.`,
  TOO_LATE: 'The time for a refund is over: what you paid stays with the carrier who keeps the car for you.',
  CANCELLED: 'This booking is cancelled already.',
  STARTED: 'This transfer has started, so it cannot be cancelled any more.',
}

/** What cancelling a booking now would bring (spec section 4; sdk/rules has the hours). */
export function cancellationOf(booking: BookingRow, now: Date): Schemas['Cancellation'] {
  const { status, paymentStatus, paidCents } = booking
  if (status === 'cancelled')
    return preview(booking, { canCancel: false, reason: 'CANCELLED', refundCents: booking.refundedCents })
  const isUnderWay = status === 'in-progress' || status === 'completed'
  if (isUnderWay || (status === 'confirmed' && booking.pickupAt <= now)) {
    return preview(booking, { canCancel: false, reason: 'STARTED', refundCents: 0 })
  }
  // What was paid in part, or set aside, bought nothing yet.
  if (paymentStatus !== 'completed' || paidCents === 0) {
    const part = paidCents > 0 ? 'PART_PAID' : 'NOTHING_PAID'
    const reason = paymentStatus === 'processing' ? 'PAYMENT_ON_ITS_WAY' : part
    return preview(booking, { canCancel: true, reason, refundCents: paidCents })
  }
  const { rule, until } = termsOfBooking(booking)
  const isInTime = now < until
  const refundCents = isInTime ? Math.max(0, paidCents - booking.keptCents) : 0
  return preview(booking, { canCancel: true, reason: isInTime ? rule : 'TOO_LATE', refundCents, until })
}

function preview(
  booking: BookingRow,
  {
    canCancel,
    reason,
    refundCents,
    until,
  }: { canCancel: boolean; reason: Reason; refundCents: number; until?: Date },
): Schemas['Cancellation'] {
  return {
    bookingId: booking.id,
    canCancel,
    refundCents,
    keptCents: booking.status === 'cancelled' ? booking.paidCents : booking.paidCents - refundCents,
    currency: 'EUR',
    reason,
    message: MESSAGES[reason],
    deadline: until ? deadlineAt(until, booking.timeZone) : null,
    refundTo: 'balance',
  }
}

/** A moment, also on the clocks of the pickup place. */
export function deadlineAt(at: Date, timeZone: string): Schemas['Deadline'] {
  return { at: at.toISOString(), ...instantToLocal(at, timeZone), timeZone }
}
