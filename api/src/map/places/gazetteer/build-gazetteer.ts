import { placeKey } from '../place-key.ts'
import { airportPlace, citiesByKey } from './airport-places.ts'
import { terminalPlaces } from './airport-terminals.ts'
import { readAirports } from './airports.ts'
import { mayCount, readCities } from './cities.ts'
import { CURATED_WEIGHT } from './curated-place.ts'
import { CURATED_PLACES } from './curated-places.ts'
import { ENGLISH_NAMES } from './english-names.ts'
import { readSettlements } from './geonames.ts'
import { NearbyIndex } from './nearby-index.ts'
import { PROMOTED_TOWNS } from './promoted-towns.ts'
import type { OutsidePlace, SeedPlace } from './seed-place.ts'

/** A foreign town further than this from everything served is no one's neighbour, and is left out. */
const BORDER_KM = 60
/** A curated place takes the time zone of its country's nearest town. */
const TOWN_KM = 40
/** In Lapland that is up to 110 km away. */
const FAR_TOWN_KM = 120
/** So much lighter a place may be and still be meant by its own name, before one so nicknamed. */
const OWN_NAME_WORTH = 1

export interface Gazetteer {
  places: SeedPlace[]
  /** Towns just outside the served countries. */
  outside: OutsidePlace[]
  /** Large cities we do not serve, by the key of each name: how much they are expected, as `weight`. */
  elsewhere: Map<string, number>
}

/**
 * Puts the registers and the curated rows together. Takes about a second and 150 MB, given back afterwards.
 *
 * @param report is told how much of the largest register has been read, up to 1
 */
export function buildGazetteer(report?: (part: number) => void): Gazetteer {
  const { places: cities, outside, elsewhere } = readCities(readSettlements(mayCount, report))
  const byId = new Map(cities.map((city) => [city.id, city]))
  for (const { geoname_id: geonameId, name } of ENGLISH_NAMES) rename(byId.get(`geonames:${geonameId}`), name)
  promoteTowns(byId)
  const near = new NearbyIndex(cities)
  const byKey = citiesByKey(cities)
  const airports = readAirports().map((airport) => airportPlace(airport, byKey, near))
  const curated = CURATED_PLACES.map((row): SeedPlace => {
    const ofCountry = (city: SeedPlace) => city.countryCode === row.countryCode
    const town = near.nearest(row, TOWN_KM, ofCountry) ?? near.nearest(row, FAR_TOWN_KM, ofCountry)
    if (!town)
      throw new Error(`${row.id} lies nowhere near a town of ${row.countryCode}. Check its coordinates.`)
    const { id, kind, name, countryCode, lat, lon, elevation, otherNames } = row
    return {
      ...{ id, kind, name, countryCode, lat, lon, elevation, otherNames: [...otherNames] },
      region: row.town,
      population: 0,
      iata: null,
      timeZone: town.timeZone,
      weight: CURATED_WEIGHT[kind],
    }
  })
  return {
    places: [...airports, ...airports.flatMap(terminalPlaces), ...curated, ...cities],
    outside: outside.filter((place) => near.hasAny(place, BORDER_KM)),
    elsewhere,
  }
}

/**
 * Makes resorts of the promoted towns. Heavier now, none may take the name of another: "Zell" stays the village of
 * that very name, and "Zell am Ziller" is found by its own.
 */
function promoteTowns(byId: ReadonlyMap<string, SeedPlace>): void {
  const owners = new Map<string, SeedPlace>()
  for (const place of byId.values()) {
    const key = nameIn(place.countryCode, place.name)
    if ((owners.get(key)?.weight ?? 0) < place.weight) owners.set(key, place)
  }
  for (const town of PROMOTED_TOWNS) {
    const { geoname_id: geonameId, country: countryCode, kind, name } = town
    const city = byId.get(`geonames:${geonameId}`)
    if (!city || city.countryCode !== countryCode) {
      throw new Error(
        `Promoted town ${geonameId} (${name || countryCode}) is not in cities500 of ${countryCode}.`,
      )
    }
    city.otherNames = city.otherNames.filter((other) => {
      const owner = owners.get(nameIn(countryCode, other))
      return !owner || owner === city || owner.weight + OWN_NAME_WORTH < city.weight
    })
    rename(city, name)
    city.kind = kind
    city.otherNames.push(...town.other_names)
    city.weight = Math.max(city.weight + 0.4, CURATED_WEIGHT[kind])
  }
}

function nameIn(countryCode: string, name: string): string {
  return `${countryCode} ${placeKey(name)}`
}

/** The name it had goes on being found. */
function rename(place: SeedPlace | undefined, name: string): void {
  if (!place || name === '' || place.name === name) return
  place.otherNames.push(place.name)
  place.name = name
}
