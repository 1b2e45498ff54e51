import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { greatCircleKm, type LatLon } from '../great-circle.ts'
import type { RoutePoint } from '../routing.ts'
import type { Access } from './find-way.ts'
import { ROAD_MODEL, type RoadModel } from './road-model.ts'
import type { RoadNetwork } from './road-network.ts'
import { crossesBarrier, landOf } from './terrain.ts'

/** Finds the nodes from which a journey can begin or end at a point. */
export type AccessFinder = (point: RoutePoint) => Access[]

/** So many of the nearest places are tried; the way decides which of them lies on it. */
const MOST_NODES = 5
/** Nobody is picked up further from any settlement than this. */
const FURTHEST_KM = 40
/** A place as near as this is where the point is: others are not needed. */
const AT_ONCE_KM = 0.3

/** Makes the finder. Only nodes on the point's own piece of land are taken. */
export function accessFinder(
  network: RoadNetwork,
  { streets }: Pick<RoadModel, 'streets'> = ROAD_MODEL,
): AccessFinder {
  const index = KDBush.from(network.index)
  return (point) => {
    const land = network.lands.indexOf(landOf(point))
    const at = (node: number): LatLon => ({ lat: network.lat[node] ?? 0, lon: network.lon[node] ?? 0 })
    const near = around(
      index,
      point.lon,
      point.lat,
      MOST_NODES,
      FURTHEST_KM,
      (node) => network.land[node] === land,
    )
    const access = near.map((node): Access => {
      const km = greatCircleKm(point, at(node)) * streets.bend
      return { node, km, minutes: (60 * km) / streets.kmh }
    })
    const atOnce = access.filter(({ km }) => km <= AT_ONCE_KM)
    if (atOnce.length > 0) return atOnce
    return access.filter(({ node }, place) => place === 0 || !crossesBarrier(point, at(node)))
  }
}
