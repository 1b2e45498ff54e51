import { beginningOf, SHORTEST_WITH_TYPO, typoKeys } from '../typo-keys.ts'
import { isTerminal } from '../is-terminal.ts'
import type { SeedPlace } from './seed-place.ts'

/** From this weight on (10,000 people; resorts, stations and airports too) a mistyped name is understood. */
const LARGE = 4
/** From this weight on (200,000 people, large airports) with two errors. */
const VERY_LARGE = 5.3

/** Whether a place's mistyped name is understood. A mistyped terminal leads to its airport. */
export function isKnownMistyped(place: Pick<SeedPlace, 'weight' | 'kind' | 'iata'>): boolean {
  return place.weight >= LARGE && !isTerminal(place)
}

/** Every key under which a mistyped name of a place is found: of such a place, by its names' keys. */
export function placeTypoKeys({ weight }: Pick<SeedPlace, 'weight'>, names: readonly string[]): Set<string> {
  const long = names.filter((name) => name.length >= SHORTEST_WITH_TYPO)
  const letters = weight >= VERY_LARGE ? 2 : 1
  const keys = new Set<string>()
  // Many of a place's names begin alike, and no more of them counts.
  for (const beginning of new Set(long.map(beginningOf)))
    for (const typo of typoKeys(beginning, letters)) keys.add(typo)
  return keys
}
