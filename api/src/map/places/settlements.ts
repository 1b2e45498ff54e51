import { buildGazetteer } from './gazetteer/build-gazetteer.ts'
import { CURATED_PLACES } from './gazetteer/curated-places.ts'
import { readSettlements, type Settlement } from './gazetteer/geonames.ts'
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

/** GeoNames writes -9999 where it has no height. */
const NO_HEIGHT = -1000

/** Every place of the gazetteer, read anew from the registers. Takes about two seconds; used while seeding only. */
export function readNetworkPlaces(): NetworkPlace[] {
  const heights = new Map<string, number | null>(CURATED_PLACES.map(({ id, elevation }) => [id, elevation]))
  const { places } = buildGazetteer(notingHeights(heights))
  // Roads lead to the airport; its terminals are points beside it.
  const stops = places.filter(({ kind, iata }) => kind !== 'airport' || iata !== null)
  return stops.map((place) => ({
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

/** The register as it is, noting how high each settlement lies: it is read but once. */
function* notingHeights(heights: Map<string, number | null>): Generator<Settlement> {
  for (const settlement of readSettlements()) {
    const { geonameId, elevation } = settlement
    if (elevation > NO_HEIGHT) heights.set(`geonames:${geonameId}`, elevation)
    yield settlement
  }
}
