import { isAhead } from '#bookings/booking/booking-terms.ts'
import { outstandingCents } from '#bookings/booking/booking-money.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { components } from '@fiacre/sdk/contract'

export type BookingMail = components['schemas']['BookingMail']

type Standing = Pick<BookingRow, 'status' | 'paymentStatus' | 'totalCents' | 'prepaymentCents' | 'paidCents'>

/** Which mails about a booking are true as it stands, and can be sent again. */
export function mailsToSend(booking: Standing): BookingMail[] {
  if (booking.status === 'cancelled') return ['cancellation']
  const isPaid = booking.paymentStatus === 'completed'
  const isAwaited =
    isAhead(booking) && outstandingCents(booking) > 0 && booking.paymentStatus !== 'processing'
  return [
    ...(isPaid ? (['confirmation', 'receipt'] as const) : []),
    ...(isAwaited ? (['payment-request'] as const) : []),
  ]
}
