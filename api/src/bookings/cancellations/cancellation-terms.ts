import { CANCELLATION, instantToLocal } from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import { termsOfBooking } from '../booking/booking-terms.ts'
import { refundableCents, refundSplit } from '../funds/refund-split.ts'
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

const PLACES: Record<Schemas['Cancellation']['refundTo'], string> = {
  balance: 'your account balance',
  card: 'the card that paid',
  invoice: 'the invoice that it is on',
}

/**
 * What cancelling a booking now would bring (spec section 4; sdk/rules has the hours). What the traveller got back before does not
 * come a second time.
 */
export function cancellationOf(booking: BookingRow, now: Date): Schemas['Cancellation'] {
  const { status, paymentStatus, paidCents } = booking
  if (status === 'cancelled')
    return preview(booking, { canCancel: false, reason: 'CANCELLED', refundCents: booking.refundedCents })
  const isUnderWay = status === 'in-progress' || status === 'completed'
  if (isUnderWay || (status === 'confirmed' && booking.pickupAt <= now)) {
    return preview(booking, { canCancel: false, reason: 'STARTED', refundCents: 0 })
  }
  const refundCents = refundSplit(booking, leavingByTerms(booking, now)).backCents
  if (isUnpaid(booking)) {
    const part = paidCents > 0 ? 'PART_PAID' : 'NOTHING_PAID'
    const reason = paymentStatus === 'processing' ? 'PAYMENT_ON_ITS_WAY' : part
    return preview(booking, { canCancel: true, reason, refundCents })
  }
  const { rule, until } = termsOfBooking(booking)
  const isInTime = now < until
  return preview(booking, { canCancel: true, reason: isInTime ? rule : 'TOO_LATE', refundCents, until })
}

/** What leaves a booking whose traveller cancels it now; the rest stays with the carrier. */
export function leavingByTerms(booking: BookingRow, now: Date): number {
  const { paidCents, keptCents } = booking
  if (isUnpaid(booking)) return paidCents
  return now < termsOfBooking(booking).until ? Math.max(0, paidCents - keptCents) : 0
}

/** What was paid in part, or set aside, bought nothing yet. */
function isUnpaid({ paymentStatus, paidCents }: BookingRow): boolean {
  return paymentStatus !== 'completed' || paidCents === 0
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
  const refundTo = booking.invoicePartnerId ? 'invoice' : booking.isGuests ? 'card' : 'balance'
  return {
    bookingId: booking.id,
    canCancel,
    refundCents,
    keptCents: booking.status === 'cancelled' ? booking.paidCents : refundableCents(booking) - refundCents,
    currency: 'EUR',
    reason,
    message: MESSAGES[reason].replace('your account balance', PLACES[refundTo]),
    deadline: until ? deadlineAt(until, booking.timeZone) : null,
    refundTo,
  }
}

/** A moment, also on the clocks of the pickup place. */
export function deadlineAt(at: Date, timeZone: string): Schemas['Deadline'] {
  return { at: at.toISOString(), ...instantToLocal(at, timeZone), timeZone }
}
