import type { Booking } from '@fiacre/sdk'
import { paymentAction } from '../../bookings/payment-action.ts'

/** What the payment page shows of a booking: the form, the form after a refused try, or why there is no form. */
export type PaymentView = 'pay' | 'retry' | 'completed' | 'processing' | 'cancelled'

/** Decides what a traveller sees who opens the payment page of a booking (spec sections 2 and 4). */
export function paymentView(booking: Pick<Booking, 'status' | 'paymentStatus'>): PaymentView {
  if (booking.paymentStatus === 'completed') return 'completed'
  if (booking.status === 'cancelled') return 'cancelled'
  return paymentAction(booking) ?? 'processing'
}
