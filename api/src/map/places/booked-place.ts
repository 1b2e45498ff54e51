import type { Place, Point, ResolvedPlace } from './places.tables.ts'

/** Where a ride begins or ends, as its price was made for it. */
export interface BookedPlace extends Point {
  /** "Geneva Airport (GVA), Switzerland". */
  label: string
  /** What the traveller wrote, where the label is booked in its place because the words named nothing that we know. */
  words: string | null
  /** What sort of place it is: the free wait goes by it. Null where it was not kept. */
  kind: Place['kind'] | null
  /** What signs there call it, where that is another name than the label's. Left out where it was not kept. */
  localName?: string | null
  /** How the traveller's text was understood: whether it asks for an address goes by it. Left out where it was not kept. */
  match?: Place['match']
}

/** What is booked: the traveller's words where they name the place, else the place's own name. */
export function bookedName({ match, label }: Place, words: string): string {
  return match === 'nearest' ? label : words
}

/** About a metre, which is as exact as a door. */
const DIGITS = 5

export function bookedPlace(place: ResolvedPlace, words: string): BookedPlace {
  const own = place.match === 'nearest' && words !== place.label ? words : null
  const { label, localName, lat, lon, kind, match } = place
  const known = {
    label,
    lat,
    lon,
    words: own,
    kind,
    ...(localName && { localName }),
    ...(match && { match }),
  }
  return rounded(known, DIGITS)
}

/** With its position rounded to so many digits of a degree: three are about 100 metres, two about a kilometre. */
export function rounded<P extends Point>(place: P, digits: number): P {
  const round = (degrees: number) => Math.round(degrees * 10 ** digits) / 10 ** digits
  return { ...place, lat: round(place.lat), lon: round(place.lon) }
}
