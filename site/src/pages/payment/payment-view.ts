import type { Booking } from '@fiacre/sdk'
import { paymentAction } from '../../subjects/booking/payment-action.ts'
import type { BookingPayment } from '../../subjects/payment/booking-payment.ts'

/**
 * What the payment page shows of a booking: the form, the form after a refused try, the bank details, or why there is
 * nothing to pay.
 */
export type PaymentView = 'pay' | 'retry' | 'transfer' | 'completed' | 'processing' | 'cancelled' | 'over'

/**
 * Decides what a traveller sees who opens the payment page of a booking (spec sections 2 and 4).
 * @param now in ms: once the pickup has passed nothing is paid any more
 */
export function paymentView(
  { status, pickupAt }: Pick<Booking, 'status' | 'pickupAt'>,
  { paymentStatus, bankTransfer }: Pick<BookingPayment, 'paymentStatus' | 'bankTransfer'>,
  now: number,
): PaymentView {
  // First: what a cancelled booking was paid with has gone back, or is kept.
  if (status === 'cancelled') return 'cancelled'
  if (paymentStatus === 'completed') return 'completed'
  const action = paymentAction({ status, paymentStatus })
  if (action === null) return 'processing'
  if (Date.parse(pickupAt) <= now) return 'over'
  return bankTransfer ? 'transfer' : action
}
