import type { LatLon } from './great-circle.ts'

/** A corner as [latitude, longitude]; lines and areas are kept as lists of them. */
export type Corner = readonly [lat: number, lon: number]

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
    if (previous) {
      const [lat, lon] = corner
      const [lastLat, lastLon] = previous
      const between = lat > point.lat !== lastLat > point.lat
      if (between && point.lon < ((lastLon - lon) * (point.lat - lat)) / (lastLat - lat) + lon)
        within = !within
    }
    previous = corner
  }
  return within
}

function side(from: LatLon, to: LatLon, point: LatLon): number {
  return (to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon)
}

/** The corners of a box. */
export function box(south: number, west: number, north: number, east: number): readonly Corner[] {
  return [
    [south, west],
    [north, west],
    [north, east],
    [south, east],
  ]
}
