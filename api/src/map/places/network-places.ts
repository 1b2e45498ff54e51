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

/** Numbers of each place in turn, and a line each of texts parted by tabs, its names last: both go to a thread at a fraction of what objects cost. */
export interface PackedPlaces {
  numbers: Float64Array
  texts: string
}

/** Latitude, longitude, weight and elevation. */
const NUMBERS = 4

/** Roads lead to the airport; its terminals are points beside it. */
export function packPlaces(all: readonly SeedPlace[]): PackedPlaces {
  const places = all.filter((place) => !isTerminal(place))
  const numbers = new Float64Array(NUMBERS * places.length)
  places.forEach(({ lat, lon, weight, elevation }, place) => {
    numbers.set([lat, lon, weight, elevation ?? NaN], NUMBERS * place)
  })
  const texts = places.map(({ countryCode, kind, iata, name, otherNames }) =>
    [countryCode, kind, iata, name, ...otherNames].join('\t'),
  )
  return { numbers, texts: texts.join('\n') }
}

export function unpackPlaces({ numbers, texts }: PackedPlaces): NetworkPlace[] {
  return texts.split('\n').map((line, place) => {
    const [countryCode = '', kind, iata, ...names] = line.split('\t')
    const at = NUMBERS * place
    const elevation = numbers[at + 3] ?? NaN
    return {
      lat: numbers[at] ?? NaN,
      lon: numbers[at + 1] ?? NaN,
      countryCode,
      // What `packPlaces` wrote.
      kind: kind as PlaceKind,
      iata: iata || null,
      weight: numbers[at + 2] ?? NaN,
      elevation: Number.isNaN(elevation) ? null : elevation,
      names,
    }
  })
}
