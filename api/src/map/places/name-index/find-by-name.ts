import type { PlaceQuery } from '../place-query.ts'
import { WORTH } from '../rank-places.ts'
import { type NameIndex, placeAt, rangeOf, tierAt } from './name-index.ts'

/** A place of the index, and how the typed text met it: as in `PlaceHit`. */
export interface Found {
  place: number
  tier: number
  /** 2 where the text is the whole of its own name, 1 where it is the whole of another; the end of one is not the whole. */
  exact: 0 | 1 | 2
  code: boolean
  edits?: number
}

export interface Step {
  /** Only the larger places. */
  large: boolean
  /** Also places that have all the words, in any order. */
  byWords?: boolean
}

/** Enough to rank from; the coarse order leaves out nothing that could come first. */
const CANDIDATES = 60
/** The larger places have 10,000 people; for a single letter 160,000. */
const LARGE = 4
const LARGER = 5.2

interface Weighed extends Found {
  worth: number
  /** The most that one of its names is worth. */
  name: number
  isNear: boolean
}

/** Finds the places that a text may mean, best first. @param near the squares in which places come first */
export function findByName(
  index: NameIndex,
  query: PlaceQuery,
  near: ReadonlySet<number>,
  { large, byWords = false }: Step,
): Found[] {
  const found = new Map<number, Weighed>()
  const least = large ? (query.phrase.length === 1 ? LARGER : LARGE) : -Infinity
  const country = query.countryCode === null ? null : index.countries.indexOf(query.countryCode)
  const add = (
    place: number,
    tier: number,
    exact: Found['exact'],
    more: { isNear?: boolean; code?: boolean },
  ) => {
    if (country !== null && index.country[place] !== country) return
    const name = (WORTH.tier[tier] ?? 0) + (exact > 0 ? WORTH.exact : 0) + (exact === 2 ? WORTH.own : 0)
    const held = found.get(place)
    const isNear = more.isNear === true || held?.isNear === true
    const code = more.code === true || held?.code === true
    const best = Math.max(name, held?.name ?? -Infinity)
    const worth = (index.weight[place] ?? 0) + best + (isNear ? WORTH.near : 0) + (code ? WORTH.code : 0)
    if (!held) found.set(place, { place, tier, exact, code, worth, name: best, isNear })
    else {
      held.tier = Math.min(held.tier, tier)
      held.exact = exact > held.exact ? exact : held.exact
      Object.assign(held, { code, worth, name: best, isNear })
    }
  }

  const { from, whole, end } = rangeOf(index, query.phrase)
  for (let position = from; position < end; position++) {
    const place = placeAt(index, position)
    const isNear = near.size > 0 && near.has(index.cell[place] ?? 0)
    if (!isNear && (index.weight[place] ?? 0) < least) continue
    const tier = tierAt(index, position)
    add(place, tier, position < whole ? (tier === 0 ? 2 : tier === 1 ? 1 : 0) : 0, { isNear })
  }
  if (byWords) for (const place of withWords(index, query.words)) add(place, 3, 0, {})
  const coded = query.iata === null ? undefined : index.byIata.get(query.iata)
  if (coded !== undefined) add(coded, 1, 0, { code: true })
  return [...found.values()].toSorted((a, b) => b.worth - a.worth || a.place - b.place).slice(0, CANDIDATES)
}

/** The places of which every word begins a name, or the end of one. */
function withWords(index: NameIndex, words: readonly string[]): number[] {
  // How many of the words each place has had so far, in their order.
  const had = new Uint8Array(index.weight.length)
  const all: number[] = []
  words.forEach((word, number) => {
    const { from, end } = rangeOf(index, word)
    for (let position = from; position < end; position++) {
      const place = placeAt(index, position)
      if (had[place] !== number) continue
      had[place] = number + 1
      if (number === words.length - 1) all.push(place)
    }
  })
  return all
}
