import { SHORTEST_WITH_TYPO, typoKeys } from '../typo-keys.ts'
import { isTerminal } from '../is-terminal.ts'
import { nameKeys } from './name-keys.ts'
import type { SeedPlace } from './seed-place.ts'

/** From this weight on (10,000 people; resorts, stations and airports too) a mistyped name is understood. */
const LARGE = 4
/** From this weight on (200,000 people, large airports) with two errors. */
const VERY_LARGE = 5.3

/** Every key under which a mistyped name of a place is found; none for small places. */
export function placeTypoKeys(place: SeedPlace): Set<string> {
  const keys = new Set<string>()
  // A mistyped terminal leads to its airport.
  if (place.weight < LARGE || isTerminal(place)) return keys
  for (const [key, tier] of nameKeys(place)) {
    // Ends of names, and scripts of which one letter stands for several typed ones, would only add to the mass.
    if (tier === 2 || key.length < SHORTEST_WITH_TYPO || !/^[a-z0-9 ]+$/.test(key)) continue
    for (const typo of typoKeys(key, place.weight >= VERY_LARGE ? 2 : 1)) keys.add(typo)
  }
  return keys
}
