import { CARRIER_NET_PERCENT } from '@fiacre/sdk/rules'

/**
 * What the carrier of a way gets, in cents.
 * @param grossCents fare and extras of the way
 * @param percent of a rate card
 */
export function netCents(grossCents: number, percent: number = CARRIER_NET_PERCENT): number {
  return Math.round((grossCents * percent) / 100)
}
