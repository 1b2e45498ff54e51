import { NAME_END } from '../gazetteer/name-keys.ts'
import { type NameIndex, placeAt, rangeOf, tierAt } from './name-index.ts'

/** A place that bears a name, and how the name belongs to it; the key is empty where it was a code. */
export interface Named {
  place: number
  key: string
  tier: number
}

/** What a text may name, and the country that it ends in. */
export interface Names {
  keys: readonly string[]
  /** IATA codes of airports. */
  codes: readonly string[]
  country: string | null
}

/** Enough to choose from: more places share no name. */
const MOST = 300

/** The places that bear one of the names as a whole: those of the country first, the larger ones before the others. */
export function findWholeNames(index: NameIndex, { keys, codes, country }: Names): Named[] {
  const found = [...new Set(keys)].flatMap((key) => ofKey(index, key))
  for (const code of new Set(codes)) {
    const place = index.byIata.get(code)
    if (place !== undefined) found.push({ place, key: '', tier: 0 })
  }
  const at = country === null ? -1 : index.countries.indexOf(country)
  const isAtHome = ({ place }: Named) => (index.country[place] === at ? 1 : 0)
  const weight = ({ place }: Named) => index.weight[place] ?? 0
  return found
    .toSorted((a, b) => isAtHome(b) - isAtHome(a) || weight(b) - weight(a) || a.place - b.place)
    .slice(0, MOST)
}

function ofKey(index: NameIndex, key: string): Named[] {
  const { from, whole } = rangeOf(index, key)
  const named: Named[] = []
  for (let position = from; position < whole; position++) {
    const tier = tierAt(index, position)
    if (tier < NAME_END) named.push({ place: placeAt(index, position), key, tier })
  }
  return named
}
