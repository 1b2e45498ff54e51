import FlatQueue from 'flatqueue'
import { greatCircleKm, type LatLon } from '../great-circle.ts'
import type { RoadNetwork } from './road-network.ts'

/** A node to start from or end at, and what it takes to reach it from the point asked for. */
export interface Access {
  node: number
  km: number
  minutes: number
}

export interface Way {
  km: number
  minutes: number
  /** The nodes passed, in order. */
  nodes: number[]
}

/** No road is driven faster than this: what is left of the way is at least the straight line at this speed. */
const FASTEST_KMH = 118

/**
 * What a kilometre weighs in minutes when two ways are compared: drivers take the quickest, but not at any distance.
 */
const MINUTES_PER_KM = 0.12

/** Small roads are looked at only this near to either end; between, only the roads whose length is known. */
const LOCAL_KM = 70

/**
 * The best way between two sets of nodes (A*), or null when no road joins them. A few milliseconds anywhere in Europe.
 */
export function findWay(
  network: RoadNetwork,
  from: { point: LatLon; access: readonly Access[] },
  to: { point: LatLon; access: readonly Access[] },
): Way | null {
  if (!areJoined(network, from.access, to.access)) return null
  // Far from both ends small roads are not taken; where nothing else leads there, all roads are looked at.
  return search(network, from, to, LOCAL_KM) ?? search(network, from, to, Infinity)
}

/** Spares the search of a whole continent for an island it has no bridge to. */
function areJoined({ part }: RoadNetwork, from: readonly Access[], to: readonly Access[]): boolean {
  const parts = new Set(from.map(({ node }) => part[node]))
  return to.some(({ node }) => parts.has(part[node]))
}

function search(
  { lat, lon, first, to: target, km, minutes, known }: RoadNetwork,
  from: { point: LatLon; access: readonly Access[] },
  to: { point: LatLon; access: readonly Access[] },
  localKm: number,
): Way | null {
  const nodes = lat.length
  const cost = new Map<number, number>()
  const via = new Map<number, number>()
  const settled = new Set<number>()
  const queue = new FlatQueue()
  const exits = new Map(to.access.map((access) => [access.node, access]))
  const pointOf = (node: number): LatLon => ({ lat: lat[node] ?? 0, lon: lon[node] ?? 0 })
  const least = (node: number) => greatCircleKm(pointOf(node), to.point) * (60 / FASTEST_KMH + MINUTES_PER_KM)
  const entries = new Map<number, Access>()
  for (const access of from.access) {
    const weight = access.minutes + access.km * MINUTES_PER_KM
    if ((cost.get(access.node) ?? Infinity) <= weight) continue
    cost.set(access.node, weight)
    entries.set(access.node, access)
    queue.push(access.node, weight + least(access.node))
  }
  // The end itself, reached from its access nodes.
  const end = nodes
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (node === end) break
    if (settled.has(node)) continue
    settled.add(node)
    const soFar = cost.get(node) ?? 0
    const exit = exits.get(node)
    if (exit) {
      const weight = soFar + exit.minutes + exit.km * MINUTES_PER_KM
      if (weight < (cost.get(end) ?? Infinity)) {
        cost.set(end, weight)
        via.set(end, node)
        queue.push(end, weight)
      }
    }
    const here = pointOf(node)
    const isLocal =
      localKm === Infinity ||
      greatCircleKm(here, from.point) <= localKm ||
      greatCircleKm(here, to.point) <= localKm
    for (let arc = first[node] ?? 0; arc < (first[node + 1] ?? 0); arc++) {
      if (!isLocal && known[arc] === 0) continue
      const next = target[arc] ?? 0
      if (settled.has(next)) continue
      const weight = soFar + (minutes[arc] ?? 0) + (km[arc] ?? 0) * MINUTES_PER_KM
      if (weight >= (cost.get(next) ?? Infinity)) continue
      cost.set(next, weight)
      via.set(next, arc)
      entries.delete(next)
      queue.push(next, weight + least(next))
    }
  }
  if (!cost.has(end)) return null
  return collect({ first, km, minutes }, { via, entries, exits, end })
}

/** Walks back from the end, adding up. An arc's own start is found in the list of where arcs begin. */
function collect(
  { first, km, minutes }: Pick<RoadNetwork, 'first' | 'km' | 'minutes'>,
  found: {
    via: ReadonlyMap<number, number>
    entries: ReadonlyMap<number, Access>
    exits: ReadonlyMap<number, Access>
    end: number
  },
): Way {
  let node = found.via.get(found.end) ?? 0
  const exit = found.exits.get(node)
  const way: Way = { km: exit?.km ?? 0, minutes: exit?.minutes ?? 0, nodes: [node] }
  for (let entry = found.entries.get(node); ; entry = found.entries.get(node)) {
    if (entry) {
      way.km += entry.km
      way.minutes += entry.minutes
      return { ...way, nodes: way.nodes.toReversed() }
    }
    const arc = found.via.get(node) ?? 0
    way.km += km[arc] ?? 0
    way.minutes += minutes[arc] ?? 0
    node = startOf(arc, first)
    way.nodes.push(node)
  }
}

function startOf(arc: number, first: Uint32Array): number {
  let low = 0
  let high = first.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((first[middle] ?? 0) <= arc) low = middle
    else high = middle
  }
  return low
}
