import { LANGUAGES } from '@fiacre/sdk/rules'
import { airportKey, terminalKey } from '../airport-words.ts'
import { allExonyms } from '../exonyms/exonyms.ts'
import { placeKey } from '../place-key.ts'
import { placeName } from '../place-name.ts'
import { isTerminal } from '../is-terminal.ts'
import type { SeedPlace } from './seed-place.ts'

/** The place with every name that our labels give it, so that a label sent back is found. */
export function withLabelNames(place: SeedPlace): SeedPlace {
  if (place.kind !== 'airport' && place.kind !== 'station' && !allExonyms().has(place.id)) return place
  const names = new Set(LANGUAGES.map(({ code }) => placeName(place, code)))
  names.delete(place.name)
  if (names.size === 0) return place
  const { otherNames } = place
  if (place.kind !== 'airport') return { ...place, otherNames: [...otherNames, ...names] }
  // An airport's other names are keys already, and so are a terminal's.
  const key = isTerminal(place) ? terminalKey : airportKey
  return { ...place, otherNames: [...otherNames, ...[...names].flatMap((name) => key(placeKey(name)) ?? [])] }
}
