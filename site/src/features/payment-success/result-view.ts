import type { Booking } from '@fiacre/sdk'

/** What a traveller sees who comes back from paying. */
export type ResultView = 'paid' | 'failed' | 'cancelled' | 'waiting'

/** Reads a booking's payment; nothing is decided here, the gateway's callback does that (design: how a booking flows). */
export function resultView({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): ResultView {
  // A trip that was paid and cancelled later is no longer a trip to look forward to.
  if (status === 'cancelled') return 'cancelled'
  if (paymentStatus === 'completed') return 'paid'
  return paymentStatus === 'failed' ? 'failed' : 'waiting'
}
