import type { Booking } from '@fiacre/sdk'
import { PAYMENT_TONE, type Tone } from '../../ui/badge/status-tone.ts'

/** What a payment's badge needs to know of its booking. */
export type PaymentFacts = Pick<
  Booking,
  'status' | 'paymentStatus' | 'paidCents' | 'dueToCarrierCents' | 'refundedCents'
>

type PaymentWord = Booking['paymentStatus'] | 'ahead' | 'notNeeded' | 'refunded' | 'partlyRefunded'

/** How the payment of a booking stands: its status, and what that alone would leave out. */
export function paymentBadge(booking: PaymentFacts): { word: PaymentWord; tone: Tone } {
  const { status, paymentStatus, paidCents, dueToCarrierCents, refundedCents } = booking
  if (status === 'cancelled') {
    // The payment stays completed when its money goes back: "Paid" would leave its traveller wondering where it is.
    if (refundedCents > 0) return { word: paidCents > 0 ? 'partlyRefunded' : 'refunded', tone: 'neutral' }
    // Money under way is still to be told; what nobody waits for any more is not.
    if (paymentStatus === 'pending' || paymentStatus === 'failed') {
      return { word: 'notNeeded', tone: 'neutral' }
    }
  }
  // What the driver still gets is not paid: the rest is paid ahead.
  const isAhead = paymentStatus === 'completed' && dueToCarrierCents > 0
  return { word: isAhead ? 'ahead' : paymentStatus, tone: PAYMENT_TONE[paymentStatus] }
}
