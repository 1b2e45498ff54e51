import { readRoadPoints, readRoads } from '#map/routing/known-roads/all-roads.ts'
import { stretches } from '#map/routing/known-roads/road.ts'
import { wayFinder } from '#map/routing/network/find-way.ts'
import { accessFinder } from '#map/routing/network/network-access.ts'
import { findStops } from '#map/routing/network/road-stops.ts'
import type { RoadNetwork } from '#map/routing/network/road-network.ts'
import type { RoutePoint } from '#map/routing/routing.ts'
import type { NetworkPlace } from '#map/places/network-places.ts'

/** A road that a way is known by is driven for at least this part of it, or for so many kilometres. */
const LEAST = { part: 0.12, km: 12 }
const MOST = 4

/** Names the roads that a way goes by, in order, as signs have them. */
export type RoadNamer = (from: RoutePoint, to: RoutePoint) => string[]

/** A namer of the roads of a network; it reads the tables of roads anew. */
export function roadNamer(network: RoadNetwork, places: readonly NetworkPlace[]): RoadNamer {
  const names = namesByEnds(places)
  const accessOf = accessFinder(network)
  const findWay = wayFinder(network)
  return (from, to) => {
    const way = findWay({ point: from, access: accessOf(from) }, { point: to, access: accessOf(to) })
    if (!way) return []
    const driven = new Map<string, number>()
    for (const [index, arc] of way.arcs.entries()) {
      const [a, b] = [way.nodes[index] ?? 0, way.nodes[index + 1] ?? 0]
      const name = names.get(endsKey(at(network, a), at(network, b)))
      if (name) driven.set(name, (driven.get(name) ?? 0) + (network.km[arc] ?? 0))
    }
    const long = [...driven].filter(([, km]) => km >= LEAST.km || km >= way.km * LEAST.part)
    const longest = long.toSorted(([, one], [, other]) => other - one).slice(0, MOST)
    return [...driven.keys()].filter((name) => longest.some(([kept]) => kept === name))
  }
}

type LatLon = { lat: number; lon: number }

const at = ({ lat, lon }: RoadNetwork, node: number): LatLon => ({ lat: lat[node] ?? 0, lon: lon[node] ?? 0 })

/** The network holds single floats. */
const endKey = ({ lat, lon }: LatLon): string => `${Math.fround(lat)} ${Math.fround(lon)}`
const endsKey = (a: LatLon, b: LatLon): string => [endKey(a), endKey(b)].toSorted().join(' ')

function namesByEnds(places: readonly NetworkPlace[]): Map<string, string> {
  const points = readRoadPoints()
  const found = new Map<string, string>()
  const all = readRoads().flatMap(stretches)
  const placeOf = findStops(
    places,
    all.flatMap(({ from, to }) => [from, to]),
  )
  for (const { road, from, to } of all) {
    const [a, b] = [from, to].map((stop) => placeOf.get(stop) ?? points.get(stop))
    // "Quays of Geneva, A411" is known by its number; a street without one is no road that signs lead to.
    const number = /\b[A-Z]{1,3}-?\d[\dA-Z/.-]*\b/.exec(road)?.[0]
    if (a && b && number) found.set(endsKey(a, b), number)
  }
  return found
}
