import type { Corner } from '../data/read-areas.ts'
import type { LatLon } from './great-circle.ts'

/** Whether two stretches cross, on a flat map. Touching at an end counts. */
export function crosses(a: LatLon, b: LatLon, [cLat, cLon]: Corner, [dLat, dLon]: Corner): boolean {
  const c = { lat: cLat, lon: cLon }
  const d = { lat: dLat, lon: dLon }
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0
}

/** Whether a point lies inside an area whose corners go round it once. */
export function inside(point: LatLon, area: readonly Corner[]): boolean {
  let within = false
  let previous = area.at(-1)
  for (const corner of area) {
    // Asked thousands of times a journey: taking corners apart by destructuring would make it ten times slower.
    if (previous && corner[0] > point.lat !== previous[0] > point.lat) {
      const part = (point.lat - corner[0]) / (previous[0] - corner[0])
      if (point.lon < corner[1] + (previous[1] - corner[1]) * part) within = !within
    }
    previous = corner
  }
  return within
}

function side(from: LatLon, to: LatLon, point: LatLon): number {
  return (to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon)
}
