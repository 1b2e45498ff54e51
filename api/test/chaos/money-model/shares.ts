import type { ModelBooking } from './model-types.ts'

/** What the price of a booking is made of, in cents, and which of its ways were driven and by whom, in their order. */
export interface PricedWays {
  fareAndExtras: number
  discount: number
  driven: boolean[]
  /** The carriers that have the ways, or had them at the end; null for somebody outside of the books. */
  carriers: (string | null)[]
}

/** Who gets what of a booking that is over: 80 per cent of fare and extras less what the driver was paid, and a tenth of the price. */
export function sharesOf(
  { status, total, prepay, paid, partnerId }: ModelBooking,
  { fareAndExtras, discount, driven, carriers }: PricedWays,
): { carriers: ReadonlyMap<string | null, number>; partner: number } {
  const isCancelled = status === 'cancelled'
  const ways = driven.length > 0 ? driven : [false]
  const cash = isCancelled && !ways[0] ? 0 : Math.max(0, total - Math.max(prepay, paid))
  const first = Math.ceil(fareAndExtras / ways.length)
  const fares = ways.length === 1 ? [fareAndExtras] : [first, fareAndExtras - first]
  const price = total / ways.length
  const done = ways.filter(Boolean).length
  const rest = Math.min(1, Math.max(0, (paid + cash - done * price) / ((ways.length - done) * price)))
  const nets = fares.map((fare, way) => {
    const part = !isCancelled || ways[way] ? 1 : rest
    return Math.round(Math.round(fare * part) * 0.8)
  })
  const stays = Math.min(1, (paid + cash) / total)
  const shares = new Map<string | null, number>()
  for (const [way, net] of nets.entries()) {
    const whose = carriers[way] ?? null
    // What is still to be paid is given to the driver of the first way.
    shares.set(whose, (shares.get(whose) ?? 0) + net - (way === 0 ? cash : 0))
  }
  return {
    carriers: shares,
    partner: partnerId ? Math.round(Math.round((total + discount) * stays) / 10) : 0,
  }
}
