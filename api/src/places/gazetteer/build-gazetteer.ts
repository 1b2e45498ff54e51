import { airportPlace, citiesByKey } from './airport-places.ts'
import { readAirports } from './airports.ts'
import { readCities } from './cities.ts'
import { CURATED_WEIGHT } from './curated-place.ts'
import { CURATED_PLACES } from './curated-places.data.ts'
import { ENGLISH_NAMES } from './english-names.data.ts'
import { readSettlements } from './geonames.ts'
import { NearbyIndex } from './nearby-index.ts'
import { PROMOTED_TOWNS } from './promoted-towns.data.ts'
import type { OutsidePlace, SeedPlace } from './seed-place.ts'

/** A foreign town further than this from everything served is no one's neighbour, and is left out. */
const BORDER_KM = 60

export interface Gazetteer {
  places: SeedPlace[]
  /** Towns just outside the served countries. */
  outside: OutsidePlace[]
  /** Large cities we do not serve, by the key of each name: how much they are expected, as `weight`. */
  elsewhere: Map<string, number>
}

/** Puts the registers and the curated rows together. Takes about a second and 150 MB, given back afterwards. */
export function buildGazetteer(): Gazetteer {
  const { places: cities, outside, elsewhere } = readCities(readSettlements())
  const byId = new Map(cities.map((city) => [city.id, city]))
  for (const [geonameId, name] of Object.entries(ENGLISH_NAMES))
    rename(byId.get(`geonames:${geonameId}`), name)
  promoteTowns(byId)
  const near = new NearbyIndex(cities)
  const byKey = citiesByKey(cities)
  const airports = readAirports().map((airport) => airportPlace(airport, byKey, near))
  const curated = CURATED_PLACES.map((row): SeedPlace => {
    const town = near.nearest(row, 40, (city) => city.countryCode === row.countryCode)
    if (!town)
      throw new Error(`${row.id} lies nowhere near a town of ${row.countryCode}. Check its coordinates.`)
    const { id, kind, name, countryCode, lat, lon, otherNames } = row
    return {
      ...{ id, kind, name, countryCode, lat, lon, otherNames: [...otherNames] },
      region: row.town,
      population: 0,
      iata: null,
      timeZone: town.timeZone,
      weight: CURATED_WEIGHT[kind],
    }
  })
  return {
    places: [...airports, ...curated, ...cities],
    outside: outside.filter((place) => near.nearest(place, BORDER_KM)),
    elsewhere,
  }
}

function promoteTowns(byId: ReadonlyMap<string, SeedPlace>): void {
  for (const { geonameId, countryCode, kind, name, otherNames } of PROMOTED_TOWNS) {
    const city = byId.get(`geonames:${geonameId}`)
    if (!city || city.countryCode !== countryCode) {
      throw new Error(
        `Promoted town ${geonameId} (${name ?? countryCode}) is not in cities500 of ${countryCode}.`,
      )
    }
    rename(city, name)
    city.kind = kind
    city.otherNames.push(...(otherNames ?? []))
    city.weight = Math.max(city.weight + 0.4, CURATED_WEIGHT[kind])
  }
}

/** The name it had goes on being found. */
function rename(place: SeedPlace | undefined, name: string | undefined): void {
  if (!place || name === undefined || place.name === name) return
  place.otherNames.push(place.name)
  place.name = name
}
