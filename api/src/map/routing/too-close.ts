import { greatCircleKm, type LatLon } from './great-circle.ts'
import type { NoRoute } from './routing.ts'

/** Two points nearer than this are one place to a carrier. */
const TOO_CLOSE_KM = 0.3

export function isTooClose(from: LatLon, to: LatLon): boolean {
  return greatCircleKm(from, to) < TOO_CLOSE_KM
}

export const TOO_CLOSE: NoRoute = {
  kind: 'none',
  code: 'PLACES_TOO_CLOSE',
  message: 'Pickup and destination are less than 300 metres apart. Please choose two different places.',
}
