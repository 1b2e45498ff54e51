import { nameKeys } from '../gazetteer/name-keys.ts'
import type { SeedPlace } from '../gazetteer/seed-place.ts'
import { orderOfKeys } from './order-of-keys.ts'

/** Keys, the number of each one's place, and how it belongs to it: in lists, as half a million objects take longer to make than to sort. */
export interface Names {
  keys: string[]
  places: number[]
  tiers: number[]
}

export const noNames = (): Names => ({ keys: [], places: [], tiers: [] })

/** @param from the number of the first of the places */
export function addNames({ keys, places, tiers }: Names, added: readonly SeedPlace[], from = 0): void {
  added.forEach((seed, index) => {
    for (const [key, tier] of nameKeys(seed)) {
      keys.push(key)
      places.push(from + index)
      tiers.push(tier)
    }
  })
}

/** The same in the order of the index: by their letters, and equal ones by their places. */
export function sortedNames({ keys, places, tiers }: Names): Names {
  const order = [...orderOfKeys(keys)]
  return {
    keys: order.map((name) => keys[name] ?? ''),
    places: order.map((name) => places[name] ?? 0),
    tiers: order.map((name) => tiers[name] ?? 0),
  }
}
