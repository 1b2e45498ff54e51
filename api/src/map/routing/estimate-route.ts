import { greatCircleKm, type LatLon } from './great-circle.ts'
import { wayFinder } from './network/find-way.ts'
import { accessFinder } from './network/network-access.ts'
import { ROAD_MODEL, type RoadModel } from './network/road-model.ts'
import type { RoadNetwork } from './network/road-network.ts'
import { isOtherLand, isWayRound, noRoadBetween, noStraightRoad } from './no-road.ts'
import type { NoRoute, Route, RoutePoint } from './routing.ts'
import { isTooClose, TOO_CLOSE } from './too-close.ts'

/** Says how far it is by road and how long it takes, from the network alone. */
export type RouteEstimator = (from: RoutePoint, to: RoutePoint) => Route | NoRoute

/** An estimator over a network. Pure; a few milliseconds for any two points of Europe. */
export function routeEstimator(network: RoadNetwork, model: RoadModel = ROAD_MODEL): RouteEstimator {
  const accessOf = accessFinder(network, model)
  const findWay = wayFinder(network)
  return (from, to) => {
    if (isOtherLand(from, to)) return noRoadBetween(from, to)
    if (isTooClose(from, to)) return TOO_CLOSE
    const way = findWay({ point: from, access: accessOf(from) }, { point: to, access: accessOf(to) })
    if (!way) return noRoadBetween(from, to)
    const straightKm = greatCircleKm(from, to)
    if (isWayRound(way.km, straightKm)) return noStraightRoad(way.km, straightKm)
    // Streets beside a way that is all but straight must not make it shorter than straight.
    const distanceKm = Math.round(Math.max(way.km, straightKm * 1.02) * 10) / 10
    const towns = model.towns.minutes * (1 - Math.exp(-distanceKm / model.towns.km))
    const minutes = Math.max(1, Math.round(towns + way.minutes))
    const line = way.nodes.flatMap((node, index): LatLon[] => [
      { lat: network.lat[node] ?? 0, lon: network.lon[node] ?? 0 },
      ...(network.bends.get(way.arcs[index] ?? -1) ?? []),
    ])
    return {
      kind: 'route',
      distanceKm,
      minutes,
      source: 'estimate',
      estimated: true,
      line: [toLatLon(from), ...line, toLatLon(to)],
    }
  }
}

function toLatLon({ lat, lon }: RoutePoint): LatLon {
  return { lat, lon }
}
