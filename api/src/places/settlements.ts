import { buildGazetteer } from './gazetteer/build-gazetteer.ts'
import { readSettlements } from './gazetteer/geonames.ts'
import { placeKey } from './place-key.ts'
import type { PlaceKind, Point } from './places.tables.ts'

/** A place as the road network needs it: where it is, how high, and the keys it is called by. */
export interface NetworkPlace extends Point {
  countryCode: string
  kind: PlaceKind
  iata: string | null
  weight: number
  /** Metres above the sea; null where the register does not say. */
  elevation: number | null
  /** Its own name's key first, then those of its other names. */
  keys: readonly string[]
}

/** Every place of the gazetteer, read anew from the registers. Takes about two seconds; used while seeding only. */
export function readNetworkPlaces(): NetworkPlace[] {
  const heights = new Map<string, number>()
  for (const { geonameId, elevation } of readSettlements()) heights.set(`geonames:${geonameId}`, elevation)
  return buildGazetteer().places.map((place) => ({
    lat: place.lat,
    lon: place.lon,
    countryCode: place.countryCode,
    kind: place.kind,
    iata: place.iata,
    weight: place.weight,
    elevation: heights.get(place.id) ?? null,
    keys: [...new Set([place.name, ...place.otherNames].map(placeKey))],
  }))
}
