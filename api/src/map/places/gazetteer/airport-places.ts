import { airportKey } from '../airport-words.ts'
import { flatKm } from '../geo-cells.ts'
import { placeKey } from '../place-key.ts'
import { AIRPORT_NICKNAMES, airportName } from './airport-names.ts'
import type { Airport } from './airport.ts'
import type { NearbyIndex } from './nearby-index.ts'
import type { SeedPlace } from './seed-place.ts'

/** An airport is named after towns up to this far away: Frankfurt-Hahn is 100 km from Frankfurt. */
const NAMED_AFTER_KM = 120
/** Towns smaller than this lend an airport no further names of theirs. */
const TOWN_POPULATION = 5000

const SIZE_WEIGHT = { large: 5.6, medium: 4.6, small: 3.6 }

/** Cities by every key they answer to. */
export type CitiesByKey = ReadonlyMap<string, readonly SeedPlace[]>

export function citiesByKey(cities: readonly SeedPlace[]): CitiesByKey {
  const byKey = new Map<string, SeedPlace[]>()
  for (const city of cities) {
    if (city.population < TOWN_POPULATION) continue
    for (const key of new Set([city.name, ...city.otherNames].map(placeKey))) {
      const held = byKey.get(key)
      if (held) held.push(city)
      else byKey.set(key, [city])
    }
  }
  return byKey
}

/** Makes a place of an airport, named as travellers name it and after every town it serves, in all their languages. */
export function airportPlace(
  airport: Airport,
  byKey: CitiesByKey,
  cities: NearbyIndex<SeedPlace>,
): SeedPlace {
  const name = airportName(airport.iata, airport.name)
  const nicknames = AIRPORT_NICKNAMES.get(airport.iata) ?? []
  const ownNames = [airport.name, ...airport.keywords, ...nicknames].filter((text) => text.length > 3)
  const towns = servedTowns(airport, byKey)
  const townNames = towns.flatMap((town) => [town.name, ...town.otherNames])
  // A town's IATA code among its names would make every airport of London answer to every other's.
  const others = [...ownNames, ...townNames.filter((town) => !/^[A-Z]{2,4}$/.test(town))]
  const bare = bareNames(placeKey(name).replace(/ airport$/, ''), towns)
  // "Heathrow" alone is the airport; "Nice" alone is the town.
  const alone = [...bare, ...nicknames.map(placeKey)].filter((key) => key !== '' && !byKey.has(key))
  const zone =
    cities.nearest(airport, 60, (city) => city.countryCode === airport.countryCode) ??
    cities.nearest(airport, NAMED_AFTER_KM)
  if (!zone)
    throw new Error(
      `No town near airport ${airport.iata}: its time zone cannot be told. Check its coordinates.`,
    )
  return {
    id: `airport:${airport.iata}`,
    name,
    countryCode: airport.countryCode,
    region: null,
    lat: airport.lat,
    lon: airport.lon,
    kind: 'airport',
    population: 0,
    iata: airport.iata,
    timeZone: zone.timeZone,
    weight: airportWeight(airport.size, Math.max(0, ...towns.map((town) => town.weight))),
    elevation: null,
    otherNames: [...alone, ...new Set(others.map((other) => airportKey(placeKey(other))))],
  }
}

/** The towns named in the airport's own names and address that lie near enough to be meant. */
function servedTowns(airport: Airport, byKey: CitiesByKey): SeedPlace[] {
  const texts = [
    airport.name,
    airportName(airport.iata, airport.name),
    airport.municipality,
    ...airport.keywords,
  ]
  const found = new Set<SeedPlace>()
  for (const text of texts) {
    for (const phrase of phrases(placeKey(text))) {
      for (const city of byKey.get(phrase) ?? []) {
        if (phrase.length > 3 && flatKm(city, airport) <= NAMED_AFTER_KM) found.add(city)
      }
    }
  }
  return [...found]
}

/** Of several airports, that of the larger town comes first; a town comes before its own airports. */
function airportWeight(size: Airport['size'], townWeight: number): number {
  const own = SIZE_WEIGHT[size]
  return townWeight === 0 ? own : Math.min(own + townWeight / 20, Math.max(townWeight - 0.1, own - 1))
}

/** "london heathrow" and, its town taken off, "heathrow". */
function bareNames(key: string, towns: readonly SeedPlace[]): string[] {
  const town = towns.map((place) => placeKey(place.name)).find((townKey) => key.startsWith(`${townKey} `))
  return town === undefined ? [key] : [key, key.slice(town.length + 1)]
}

/** Every run of one to four words. */
function phrases(key: string): string[] {
  const words = key.split(' ')
  return words.flatMap((_, start) =>
    [1, 2, 3, 4].flatMap((length) =>
      start + length <= words.length ? words.slice(start, start + length).join(' ') : [],
    ),
  )
}
