import { CARRIER_NET_PERCENT } from '@fiacre/sdk/rules'
import type { FareLine } from '#prices/pricing/fare-line.ts'

/** What the company sells and gives of its own: the traveller's right to cancel, and discounts. */
const NOT_THE_CARRIERS: readonly FareLine['code'][] = ['FLEXIBLE', 'DISCOUNT']

/**
 * What the carriers of a booking get together, in cents: their part of fare and extras.
 * @param percent of a rate card of their own
 */
export function netCents(lines: readonly FareLine[], percent: number = CARRIER_NET_PERCENT): number {
  const driven = lines.filter(({ code }) => !NOT_THE_CARRIERS.includes(code))
  const sum = driven.reduce((total, { amountCents }) => total + amountCents, 0)
  return Math.round((Math.max(0, sum) * percent) / 100)
}

/** The parts of it by leg, in the order they are driven; the odd cent is in the first. */
export function netByLeg(total: number, legs: number): number[] {
  const least = Math.floor(total / legs)
  return Array.from({ length: legs }, (_, leg) => least + (leg < total - least * legs ? 1 : 0))
}
