import { APPROVAL_LIMIT_CENTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { leavingByTerms } from '#bookings/cancellations/cancellation-terms.ts'
import { leavingCents, refundableCents, refundSplit } from '#bookings/funds/refund-split.ts'

type Schemas = components['schemas']
type Order = Schemas['RefundOrder']

/** What the rules say of an order, and what leaves the booking by it. */
export type RefundRules = Schemas['RefundTerms'] & { readonly leavingCents: number }

/**
 * What the rules say of a refund. By the terms, the company and the carrier give all of it back, a traveller gets what cancelling
 * brings, and a no-show nothing; a refund of a booking that stays is in no terms. What differs from them needs a reason. It, and
 * what goes to cards, needs a second person where it comes to more than the limit for the booking as a whole: many small sums are
 * one large one.
 * @param cardCents what the cards that paid can still get back
 */
export function refundRules(booking: BookingRow, order: Order, cardCents: number, now: Date): RefundRules {
  const mostCents = refundableCents(booking)
  const leavingByPolicy = policyOf(booking, order.cancel, now)
  const policyCents = refundSplit(booking, leavingByPolicy).backCents
  const sumCents = order.toBalanceCents + order.toCardCents
  const isWithinPolicy = order.cancel !== null && sumCents === policyCents
  const givenBefore = order.cancel ? 0 : booking.goodwillCents
  const beyondCents = isWithinPolicy ? 0 : Math.max(sumCents, Math.abs(sumCents - policyCents)) + givenBefore
  const toCardsCents = order.toCardCents > 0 ? order.toCardCents + booking.cardRefundedCents : 0
  return {
    policyCents,
    mostCents,
    mostToCardCents: Math.min(mostCents, cardCents),
    isWithinPolicy,
    needsReason: !isWithinPolicy || order.cancel?.cause === 'no-show',
    needsApproval: Math.max(beyondCents, toCardsCents) > APPROVAL_LIMIT_CENTS,
    leavingCents: isWithinPolicy ? leavingByPolicy : leavingCents(booking, sumCents),
  }
}

/** What leaves the booking by its terms. */
function policyOf(booking: BookingRow, cancel: Order['cancel'], now: Date): number {
  switch (cancel?.cause) {
    case undefined:
      return 0
    case 'company':
    case 'carrier':
      return booking.paidCents
    case 'no-show':
      return booking.paymentStatus === 'completed' ? 0 : booking.paidCents
    case 'traveller':
      return leavingByTerms(booking, now)
  }
}
