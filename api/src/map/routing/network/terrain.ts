import type { Corner } from '../../data/read-areas.ts'
import { BARRIERS } from '../barriers.ts'
import type { LatLon } from '../great-circle.ts'
import { landmassOf } from '../landmass.ts'
import { MOUNTAINS } from '../mountains.ts'
import { crosses, inside } from '../plane-geometry.ts'
import { regionOf } from '../regions.ts'
import type { RoutePoint } from '../routing.ts'

interface Bounds {
  south: number
  north: number
  west: number
  east: number
}

const RANGES = MOUNTAINS.map((mountains) => ({ ...mountains, bounds: boundsOf(mountains.area) }))
const LINES = BARRIERS.map((line) => ({ line, bounds: boundsOf(line) }))

/** The piece of land a place lies on, apart from all that only a bridge, a tunnel or a ship joins to it. */
export function landOf(point: RoutePoint): string {
  const landmass = landmassOf(point)
  return landmass === 'the mainland' ? regionOf(point).name : landmass
}

/** How rough the land is, from 0 (plain) to 1 (the high Alps). */
export function roughnessAt(point: LatLon): number {
  const range = RANGES.findLast(({ area, bounds }) => within(point, bounds) && inside(point, area))
  return range?.roughness ?? 0
}

/** Whether a sea, a crest or a closed border lies between two points. */
export function crossesBarrier(a: LatLon, b: LatLon): boolean {
  return LINES.some(({ line, bounds }) => {
    if (Math.max(a.lat, b.lat) < bounds.south || Math.min(a.lat, b.lat) > bounds.north) return false
    if (Math.max(a.lon, b.lon) < bounds.west || Math.min(a.lon, b.lon) > bounds.east) return false
    return line.some((corner, index) => {
      const next = line[index + 1]
      return next !== undefined && crosses(a, b, corner, next)
    })
  })
}

function within({ lat, lon }: LatLon, bounds: Bounds): boolean {
  return lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east
}

function boundsOf(corners: readonly Corner[]): Bounds {
  const lats = corners.map(([lat]) => lat)
  const lons = corners.map(([, lon]) => lon)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  }
}
