import type { Corner } from '../../data/read-areas.ts'
import { BARRIERS } from '../barriers.ts'
import type { LatLon } from '../great-circle.ts'
import { landmassOf } from '../landmass.ts'
import { MOUNTAINS } from '../mountains.ts'
import { crosses, inside } from '../plane-geometry.ts'
import { regionOf } from '../regions.ts'
import type { RoutePoint } from '../routing.ts'
import { type Bounds, BySquare } from './by-square.ts'

const RANGES = new BySquare(
  MOUNTAINS.map((mountains) => ({ ...mountains, bounds: boundsOf(mountains.area) })),
)

/** Barriers, from each corner to the next. */
const STRETCHES = new BySquare(
  BARRIERS.flatMap((line) =>
    line.slice(1).map((to, index) => {
      const from = line[index] ?? to
      return { from, to, bounds: boundsOf([from, to]) }
    }),
  ),
)

/** The piece of land a place lies on, apart from all that only a bridge, a tunnel or a ship joins to it. */
export function landOf(point: RoutePoint): string {
  const landmass = landmassOf(point)
  return landmass === 'the mainland' ? regionOf(point).name : landmass
}

/** How rough the land is, from 0 (plain) to 1 (the high Alps). */
export function roughnessAt(point: LatLon): number {
  return RANGES.lastAt(point, ({ area }) => inside(point, area))?.roughness ?? 0
}

/** Whether a sea, a crest or a closed border lies between two points. */
export function crossesBarrier(a: LatLon, b: LatLon): boolean {
  const between = {
    south: Math.min(a.lat, b.lat),
    north: Math.max(a.lat, b.lat),
    west: Math.min(a.lon, b.lon),
    east: Math.max(a.lon, b.lon),
  }
  return STRETCHES.some(between, ({ from, to }) => crosses(a, b, from, to))
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
