import { airportKey, terminalKey } from '../airport-words.ts'
import { LINK_WORDS } from '../link-words.ts'
import { nameVariants } from '../name-variants.ts'
import { isTerminal } from '../is-terminal.ts'
import { placeKey } from '../place-key.ts'
import type { SeedPlace } from './seed-place.ts'

/** How a key belongs to its place; the lower, the better the match. */
const OWN_NAME = 0
const OTHER_NAME = 1
/** The key is the end of a name, from its second word on: "mont blanc" of Chamonix-Mont-Blanc. */
export const NAME_END = 2

type Tier = typeof OWN_NAME | typeof OTHER_NAME | typeof NAME_END

/** Every key a place is found by, each once, at its best tier. */
export function nameKeys(place: SeedPlace): Map<string, Tier> {
  const keys = new Map<string, Tier>()
  const put = (key: string, tier: Tier) => {
    if (key !== '' && (keys.get(key) ?? Infinity) > tier) keys.set(key, tier)
  }
  if (isTerminal(place)) {
    put(terminalKey(placeKey(place.name)) ?? '', OWN_NAME)
    // They are keys already; no one is meant by "terminal 2" alone.
    for (const name of place.otherNames) put(name, OTHER_NAME)
    return keys
  }
  const key = place.kind === 'airport' ? (name: string) => airportKey(placeKey(name)) : placeKey
  put(key(place.name), OWN_NAME)
  if (place.iata) put(placeKey(place.iata), OTHER_NAME)
  for (const variant of nameVariants(place.name)) put(key(variant), OTHER_NAME)
  for (const name of place.otherNames) {
    // An airport's other names are airport keys already.
    put(place.kind === 'airport' ? name : placeKey(name), OTHER_NAME)
    if (place.kind !== 'airport') for (const variant of nameVariants(name)) put(placeKey(variant), OTHER_NAME)
  }
  for (const whole of [...keys.keys()]) {
    for (let at = whole.indexOf(' '), next = at; at !== -1; at = next) {
      next = whole.indexOf(' ', at + 1)
      const first = next === -1 ? whole.slice(at + 1) : whole.slice(at + 1, next)
      if (!LINK_WORDS.has(first)) put(whole.slice(at + 1), NAME_END)
    }
  }
  return keys
}
