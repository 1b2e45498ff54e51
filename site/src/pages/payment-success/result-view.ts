import type { Booking } from '@fiacre/sdk'

/** What a traveller sees who comes back from paying. */
export type ResultView = 'paid' | 'failed' | 'cancelled' | 'waiting' | 'transfer'

/** Reads a booking's payment; nothing is decided here, the gateway's callback does that (design: how a booking flows). */
export function resultView({
  status,
  paymentStatus,
  paymentMethod,
}: Pick<Booking, 'status' | 'paymentStatus' | 'paymentMethod'>): ResultView {
  // A trip that was paid and cancelled later is no longer a trip to look forward to.
  if (status === 'cancelled') return 'cancelled'
  if (paymentStatus === 'completed') return 'paid'
  if (paymentStatus === 'failed') return 'failed'
  // A transfer takes days: nobody waits for it in front of a screen.
  return paymentMethod === 'bank_transfer' && paymentStatus === 'pending' ? 'transfer' : 'waiting'
}
