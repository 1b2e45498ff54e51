import type { SeedPlace } from './gazetteer/seed-place.ts'
import { isTerminal } from './is-terminal.ts'
import type { PlaceKind, Point } from './places.tables.ts'

/** A place as the road network needs it: where it is, how high, and what it is called. */
export interface NetworkPlace extends Point {
  countryCode: string
  kind: PlaceKind
  iata: string | null
  weight: number
  /** Metres above the sea; null where the register does not say. */
  elevation: number | null
  /** Its own name first, then the others. */
  names: readonly string[]
}

/** A place a line, in cells parted by tabs, its names last: one text goes to a thread at a fraction of what many objects cost. */
export type PackedPlaces = string

/** Roads lead to the airport; its terminals are points beside it. */
export function packPlaces(places: readonly SeedPlace[]): PackedPlaces {
  return places
    .filter((place) => !isTerminal(place))
    .map(({ lat, lon, countryCode, kind, iata, weight, elevation, name, otherNames }) =>
      [lat, lon, countryCode, kind, iata, weight, elevation, name, ...otherNames].join('\t'),
    )
    .join('\n')
}

export function unpackPlaces(packed: PackedPlaces): NetworkPlace[] {
  return packed.split('\n').map((line) => {
    const [lat, lon, countryCode = '', kind, iata, weight, elevation, ...names] = line.split('\t')
    return {
      lat: Number(lat),
      lon: Number(lon),
      countryCode,
      // What `packPlaces` wrote.
      kind: kind as PlaceKind,
      iata: iata || null,
      weight: Number(weight),
      elevation: elevation ? Number(elevation) : null,
      names,
    }
  })
}
