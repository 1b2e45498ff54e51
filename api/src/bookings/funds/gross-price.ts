import type { FareLine } from '#prices/pricing/fare-line.ts'

/** What the company sells and gives of its own: the traveller's right to cancel, and discounts. */
const NOT_THE_CARRIERS: readonly FareLine['code'][] = ['FLEXIBLE', 'DISCOUNT']

const sumOf = (lines: readonly FareLine[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0)

/** Fare and extras of a booking, in cents: what the net prices of its carriers are made of. */
export function grossCents(lines: readonly FareLine[]): number {
  return Math.max(0, sumOf(lines.filter(({ code }) => !NOT_THE_CARRIERS.includes(code))))
}

/** The parts of it by leg, in the order they are driven; the odd cent is in the first. */
export function byLeg(totalCents: number, legs: number): number[] {
  const least = Math.floor(totalCents / legs)
  return Array.from({ length: legs }, (_, leg) => least + (leg < totalCents - least * legs ? 1 : 0))
}

/** What promotions took off the price, in cents. */
export function discountCents(lines: readonly FareLine[]): number {
  return 0 - sumOf(lines.filter(({ code }) => code === 'DISCOUNT'))
}
