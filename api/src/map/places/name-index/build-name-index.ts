import { nameKeys } from '../gazetteer/name-keys.ts'
import { placeTypoKeys } from '../gazetteer/place-typo-keys.ts'
import type { SeedPlace } from '../gazetteer/seed-place.ts'
import { cellOf } from '../geo-cells.ts'
import { type NameIndex, packOwner } from './name-index.ts'
import { packKeys } from './sorted-keys.ts'
import { packTypos } from './typo-index.ts'

const GEONAMES = /^geonames:(\d+)$/
/** A script of which one letter stands for several typed ones is not compared letter by letter. */
const COMPARED = /^[a-z0-9 ]+$/

/** A key, the number of its place, and how it belongs to it. */
export interface Name {
  key: string
  place: number
  tier: number
  /** The first letters of the key as a number, in the order of keys. */
  first: number
}

/**
 * The names of some places, in the order of the index.
 * @param from the number of the first of them
 */
export function sortedNames(places: readonly SeedPlace[], from = 0): Name[] {
  const names: Name[] = []
  places.forEach((seed, place) => {
    for (const [key, tier] of nameKeys(seed))
      names.push({ key, place: from + place, tier, first: firstLetters(key) })
  })
  return names.toSorted(byKey)
}

/** The names of all places, from those of some at a time: what is in order already is sorted in a fraction of the time. */
export const joinedNames = (parts: readonly (readonly Name[])[]): Name[] => parts.flat().toSorted(byKey)

/** Letters come in the order of their bytes: `packKeys` refuses the rare scripts of which that is not true. */
function byKey(a: Name, b: Name): number {
  if (a.first !== b.first) return a.first - b.first
  return a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place
}

/** So many letters of seven bits fit into a number. */
const FIRST_LETTERS = 7
const PLAIN_LETTERS = 127

/** What comes after a letter that is none of ASCII does not count: all of those are as one. */
function firstLetters(key: string): number {
  let first = 0
  let at = 0
  for (; at < FIRST_LETTERS && at < key.length; at++) {
    const letter = key.charCodeAt(at)
    if (letter >= PLAIN_LETTERS) break
    first = first * 128 + letter
  }
  for (let isNext = at < key.length; at < FIRST_LETTERS; at++, isNext = false)
    first = first * 128 + (isNext ? PLAIN_LETTERS : 0)
  return first
}

/** Makes the index of the places' names. Takes a second. */
export function buildNameIndex(places: readonly SeedPlace[], sorted: readonly Name[]): NameIndex {
  const owners = new Uint8Array(3 * sorted.length)
  sorted.forEach(({ place, tier }, position) => packOwner(owners, position, place, tier))
  const countries = [...new Set(places.map(({ countryCode }) => countryCode))]
  const numbers = places.map(({ id }) => Number(GEONAMES.exec(id)?.[1] ?? 0))
  return {
    keys: packKeys(sorted.map(({ key }) => key)),
    owners,
    weight: Float32Array.from(places, ({ weight }) => weight),
    cell: Uint32Array.from(places, cellOf),
    country: Uint8Array.from(places, ({ countryCode }) => countries.indexOf(countryCode)),
    countries,
    geonames: Uint32Array.from(numbers),
    otherIds: new Map(
      places.flatMap(({ id }, place) => (numbers[place] === 0 ? [[place, id] as const] : [])),
    ),
    byIata: new Map(places.flatMap(({ iata }, place) => (iata === null ? [] : [[iata, place] as const]))),
    typos: typosOf(places, sorted),
  }
}

function typosOf(places: readonly SeedPlace[], sorted: readonly Name[]) {
  const keysOf = new Map<number, Set<string>>()
  places.forEach((seed, place) => {
    const keys = placeTypoKeys(seed)
    if (keys.size > 0) keysOf.set(place, keys)
  })
  const namesOf = new Map(Array.from(keysOf.keys(), (place) => [place, [] as number[]]))
  sorted.forEach(({ key, place, tier }, position) => {
    if (tier < 2 && COMPARED.test(key)) namesOf.get(place)?.push(position)
  })
  return packTypos(keysOf, namesOf)
}
