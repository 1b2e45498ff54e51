import fc from 'fast-check'
import type { KnownPlace } from './known-places.ts'
import type { LatLon } from './lower-bound.ts'
import { UNSERVED_PLACES } from './known-places.data.ts'

/** Where a client says that an end is. */
export interface Pointing {
  at: (typeof AT)[number]
  /** How far beside it, in kilometres, and in which direction, in degrees. */
  km: number
  bearing: number
}

const AT = ['nowhere', 'place', 'decoy', 'other end', 'unserved', 'extreme', 'malformed'] as const

const EXTREMES: readonly LatLon[] = [
  { lat: 0, lon: 0 },
  { lat: 90, lon: 180 },
  { lat: -90, lon: -180 },
  { lat: 90, lon: 0 },
  { lat: -46.2, lon: 6.1 },
  { lat: 6.1, lon: 46.2 },
  { lat: 45, lon: -30 },
  { lat: 5e-324, lon: -5e-324 },
]
const MALFORMED: readonly unknown[] = [
  null,
  {},
  [],
  [46.2, 6.1],
  { lat: '46.2', lon: '6.1' },
  { lat: 46.2 },
  { lat: null, lon: null },
  { lat: Number.NaN, lon: Number.POSITIVE_INFINITY },
  { lat: 406.2, lon: 6.1 },
  { lat: 46.2, lon: 6.1, radius: 100 },
]

export const pointing: fc.Arbitrary<Pointing> = fc.record({
  at: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...AT.slice(0, 4)) },
    { weight: 1, arbitrary: fc.constantFrom(...AT.slice(4)) },
  ),
  km: fc.constantFrom(0, 0, 0, 0.1, 3, 9, 9.9, 11, 25, 60),
  bearing: fc.constantFrom(0, 45, 90, 135, 180, 225, 270, 315),
})

/** What is sent as the point, and whether nobody can be picked up there, whatever the text says. */
export interface SentPoint {
  point: unknown
  isOutside: boolean
}

export function pointOf(
  { at, km, bearing }: Pointing,
  { place, decoy, otherEnd }: { place: KnownPlace; decoy: KnownPlace; otherEnd: KnownPlace },
): SentPoint | undefined {
  const pick = <T>(list: readonly T[]) => list[Math.round(km + bearing / 45 + place.lat) % list.length]
  if (at === 'nowhere') return undefined
  if (at === 'malformed') return { point: pick(MALFORMED), isOutside: false }
  if (at === 'extreme') return { point: pick(EXTREMES), isOutside: true }
  if (at === 'unserved') {
    const outside = pick(UNSERVED_PLACES)
    return { point: { lat: outside?.lat, lon: outside?.lon }, isOutside: true }
  }
  const centre = { place, decoy, 'other end': otherEnd }[at]
  return { point: beside(centre, km, bearing), isOutside: false }
}

function beside({ lat, lon }: LatLon, km: number, bearing: number): LatLon {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = (km * Math.cos(radians(bearing))) / 111.2
  const east = (km * Math.sin(radians(bearing))) / (111.2 * Math.cos(radians(lat)))
  return { lat: round(lat + north), lon: round(lon + east) }
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
