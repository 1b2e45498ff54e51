import type { PlaceKind } from '../places.tables.ts'

/** A place kept by hand because no register we ship has it. */
export interface CuratedPlace {
  /** `curated:disneyland-paris`; bookings keep it, so it never changes. */
  id: string
  kind: Exclude<PlaceKind, 'city' | 'airport' | 'address'>
  name: string
  countryCode: string
  lat: number
  lon: number
  /** Metres above the sea, kept where the road climbs to it: a steep road is longer than the map shows. */
  elevation: number | null
  /** The GeoNames settlement it belongs to or lies beside. */
  town: string
  /** Who runs it or speaks for it: where its name comes from and its position can be checked. */
  source: string
  otherNames: readonly string[]
}

/** How much a place of each kind is looked for, against cities of the same weight (log10 of population). */
export const CURATED_WEIGHT: Record<CuratedPlace['kind'], number> = {
  island: 5,
  attraction: 4.8,
  resort: 4.6,
  station: 4.5,
  port: 4.3,
}
