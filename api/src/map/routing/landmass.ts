import { islandOfCountry, islandsOf } from './islands.ts'
import { inside } from './plane-geometry.ts'
import type { RoutePoint } from './routing.ts'

const MAINLAND = 'the mainland'

/** The land a car can reach from a point without a ship or a car train: "Mallorca", "Great Britain", "the mainland". */
export function landmassOf(point: RoutePoint): string {
  const island = islandsOf(point.countryCode).find(({ area }) => inside(point, area))
  return island?.name ?? islandOfCountry(point.countryCode) ?? MAINLAND
}
