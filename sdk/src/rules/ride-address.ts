import { isServedCountryName } from './served-country-name.ts'

/** Places too wide to meet at: the driver needs a hotel there, or a street and a number. */
const WIDE_KINDS: ReadonlySet<string> = new Set(['city', 'resort', 'island'])

interface KnownPlace {
  readonly label: string
  readonly kind: string | null
  /** How the text was understood, where that is known: `place` is a name of this place, in whatever language. */
  readonly match?: string | null
}

/**
 * Whether a ride that begins or ends here needs an address too: in a town or resort, where nothing but the town was written.
 * @param written what the traveller wrote, or chose
 */
export function needsRideAddress(written: string, place: KnownPlace | null | undefined): boolean {
  if (!place?.kind || !WIDE_KINDS.has(place.kind)) return false
  if (place.match === 'address') return false
  // "Wien" or "Wien, Österreich" on an English page: a name of Vienna, with nothing beside it but the country.
  const [name, ...beside] = written.split(',')
  if (place.match === 'place' && name?.trim() && beside.every(isServedCountryName)) return true
  const [label, town] = [spelling(place.label), plain(townName(place))]
  const parts = written.split(',')
  if (!parts[0]?.trim()) return false
  return parts.every((part) => label.includes(spelling(part)) || plain(part).startsWith(`${town}-`))
}

/** What says where a ride begins and ends: a booking, a quote, what a mail tells of them. */
interface RideEnds {
  readonly pickupLocation: string
  readonly destination: string
  readonly pickupPlace: KnownPlace | null
  readonly destinationPlace: KnownPlace | null
  /** Of a car by the hour, which ends where it begins. */
  readonly durationHours?: number | null | undefined
}

/** An end of a ride in a town: the field of its address, and what the town is called. */
export interface AddressEnd {
  readonly field: 'pickupAddress' | 'destinationAddress'
  readonly town: string
}

/** The ends of a ride that need a hotel, or a street and a number. */
export function addressEnds(ride: RideEnds): readonly AddressEnd[] {
  const ends = [
    { field: 'pickupAddress', written: ride.pickupLocation, place: ride.pickupPlace },
    { field: 'destinationAddress', written: ride.destination, place: ride.destinationPlace },
  ] as const
  const told = ride.durationHours ? ends.slice(0, 1) : ends
  return told.flatMap(({ field, written, place }) =>
    place && needsRideAddress(written, place) ? [{ field, town: townName(place) }] : [],
  )
}

/** What a town is called in a question: its label without its country. */
export function townName({ label }: Pick<KnownPlace, 'label'>): string {
  return label.split(',')[0] ?? label
}

/** Alike for the ways to write one name: "Val d’Isere" and "Val-d'Isère", "Saint Moritz" and "St. Moritz". */
function spelling(text: string): string {
  const words = plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return words.replaceAll(/\bsaint/g, 'st').trim()
}

/** Without case and accents. */
function plain(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
