import { NAME_END } from '../gazetteer/name-keys.ts'
import { isKnownMistyped, placeTypoKeys } from '../gazetteer/place-typo-keys.ts'
import type { SeedPlace } from '../gazetteer/seed-place.ts'
import { cellOf } from '../geo-cells.ts'
import { type NameIndex, packOwner } from './name-index.ts'
import type { Names } from './names.ts'
import { packKeys } from './sorted-keys.ts'
import { packTypos } from './typo-index.ts'

const GEONAMES = /^geonames:(\d+)$/
/** A script of which one letter stands for several typed ones is not compared letter by letter. */
const COMPARED = /^[a-z0-9 ]+$/

/**
 * Makes the index of the places' names. Takes half a second.
 * @param names in the order of the index
 */
export function buildNameIndex(places: readonly SeedPlace[], names: Names): NameIndex {
  const owners = new Uint8Array(3 * names.keys.length)
  names.places.forEach((place, position) => packOwner(owners, position, place, names.tiers[position] ?? 0))
  const countries = [...new Set(places.map(({ countryCode }) => countryCode))]
  const numbers = places.map(({ id }) => Number(GEONAMES.exec(id)?.[1] ?? 0))
  return {
    keys: packKeys(names.keys),
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
    typos: typosOf(places, names),
  }
}

function typosOf(places: readonly SeedPlace[], { keys, places: owners, tiers }: Names) {
  const namesOf = new Map<number, number[]>()
  places.forEach((seed, place) => {
    if (isKnownMistyped(seed)) namesOf.set(place, [])
  })
  keys.forEach((key, position) => {
    // Ends of names would only add to the mass.
    const isCompared = tiers[position] !== NAME_END && COMPARED.test(key)
    if (isCompared) namesOf.get(owners[position] ?? 0)?.push(position)
  })
  const keysOf = new Map<number, Set<string>>()
  places.forEach((seed, place) => {
    const positions = namesOf.get(place) ?? []
    const typos = placeTypoKeys(
      seed,
      positions.map((position) => keys[position] ?? ''),
    )
    if (typos.size > 0) keysOf.set(place, typos)
  })
  return packTypos(keysOf, namesOf)
}
