import type { BookingRow } from '../booking/booking.entity.ts'

type Given = Pick<BookingRow, 'paidCents' | 'goodwillCents' | 'disputedCents'>

/** The most of what was paid that can go back: what the company gave of its own, or a bank took, is back already. */
export function refundableCents({ paidCents, goodwillCents, disputedCents }: Given): number {
  return paidCents - goodwillCents - disputedCents
}

/** How a refund is made up. */
export interface RefundSplit {
  /** What the traveller gets by it. */
  backCents: number
  /** What the traveller got before, out of the company's pocket: it is the company's again. */
  goodwillCents: number
  /** What the holder of the card took through the bank. */
  disputedCents: number
}

/** What of a sum that leaves a booking goes to the traveller, who never gets more back than was paid. */
export function refundSplit(booking: Given, cents: number): RefundSplit {
  const backCents = Math.min(cents, refundableCents(booking))
  const goodwillCents = Math.min(booking.goodwillCents, cents - backCents)
  return { backCents, goodwillCents, disputedCents: cents - backCents - goodwillCents }
}

/**
 * What leaves a booking where so much goes to its traveller. Where that is all that can go back, nothing stays with the carrier, and
 * what the company gave before is a part of it.
 */
export function leavingCents(booking: Given, backCents: number): number {
  return backCents === refundableCents(booking) ? booking.paidCents : backCents
}
