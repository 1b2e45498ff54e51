import type { Booking } from '@fiacre/sdk'

/** What a traveller can do about the payment of a booking: Pay Now, Retry Payment, or nothing (spec section 4). */
export function paymentAction({
  status,
  paymentStatus,
}: Pick<Booking, 'status' | 'paymentStatus'>): 'pay' | 'retry' | null {
  // A cancelled trip takes no money, whatever came of earlier tries.
  if (status === 'cancelled') return null
  if (paymentStatus === 'pending') return 'pay'
  return paymentStatus === 'failed' ? 'retry' : null
}
