import FlatQueue from 'flatqueue'
import { greatCircleKm, type LatLon } from '../great-circle.ts'
import type { RoadNetwork } from './road-network.ts'

/** A node to start from or end at, and what it takes to reach it from the point asked for. */
export interface Access {
  node: number
  km: number
  minutes: number
}

interface Way {
  km: number
  minutes: number
  /** The nodes passed, in order. */
  nodes: number[]
  /** The roads between them, in order: one fewer. */
  arcs: number[]
}

/** No road is driven faster than this: what is left of the way is at least the straight line at this speed. */
const FASTEST_KMH = 118

/**
 * What a kilometre weighs in minutes when two ways are compared: drivers take the quickest, but not at any distance.
 */
const MINUTES_PER_KM = 0.12

/** What a straight kilometre costs at least. */
const LEAST_PER_KM = 60 / FASTEST_KMH + MINUTES_PER_KM

/** Small roads are looked at only this near to either end; between, only the roads whose length is known. */
const LOCAL_KM = 70

/** One end of a way: the point asked for, and the nodes from which it is reached. */
interface End {
  point: LatLon
  access: readonly Access[]
}

/** The best way between two ends, or null when no road joins them. */
export type WayFinder = (from: End, to: End) => Way | null

/**
 * Makes the finder of a network (A*). A few milliseconds anywhere in Europe: what a search notes of each node lies in
 * arrays that the next search writes over.
 */
export function wayFinder(network: RoadNetwork): WayFinder {
  const notes = blankNotes(network.lat.length + 1)
  return (from, to) => {
    if (!areJoined(network, from.access, to.access)) return null
    // Far from both ends small roads are not taken; where nothing else leads there, all roads are looked at.
    return (
      search(network, notes, { from, to, localKm: LOCAL_KM }) ??
      search(network, notes, { from, to, localKm: Infinity })
    )
  }
}

/** Spares the search of a whole continent for an island it has no bridge to. */
function areJoined({ part }: RoadNetwork, from: readonly Access[], to: readonly Access[]): boolean {
  const parts = new Set(from.map(({ node }) => part[node]))
  return to.some(({ node }) => parts.has(part[node]))
}

/** What searches know of each node. A note counts where it bears the number of the search under way. */
interface Notes {
  turn: number
  reached: Uint32Array
  settled: Uint32Array
  cost: Float64Array
  /** What is left at least, from the node to the end. */
  ahead: Float64Array
  /** The arc that led there; for the end itself, the node. */
  via: Uint32Array
}

function blankNotes(count: number): Notes {
  return {
    turn: 0,
    reached: new Uint32Array(count),
    settled: new Uint32Array(count),
    cost: new Float64Array(count),
    ahead: new Float64Array(count),
    via: new Uint32Array(count),
  }
}

function search(
  network: RoadNetwork,
  notes: Notes,
  { from, to, localKm }: { from: End; to: End; localKm: number },
): Way | null {
  const { lat, lon, first, to: target, km, minutes, known } = network
  const { reached, settled, cost, ahead, via } = notes
  const turn = (notes.turn += 1)
  const queue = new FlatQueue()
  const exits = new Map(to.access.map((access) => [access.node, access]))
  const pointOf = (node: number): LatLon => ({ lat: lat[node] ?? 0, lon: lon[node] ?? 0 })
  const least = (node: number) => greatCircleKm(pointOf(node), to.point) * LEAST_PER_KM
  const costOf = (node: number) => (reached[node] === turn ? (cost[node] ?? 0) : Infinity)
  const reach = (node: number, weight: number) => {
    if (reached[node] !== turn) ahead[node] = least(node)
    reached[node] = turn
    cost[node] = weight
    queue.push(node, weight + (ahead[node] ?? 0))
  }
  const entries = new Map<number, Access>()
  for (const access of from.access) {
    const weight = access.minutes + access.km * MINUTES_PER_KM
    if (costOf(access.node) <= weight) continue
    entries.set(access.node, access)
    reach(access.node, weight)
  }
  // The end itself, reached from its access nodes.
  const end = lat.length
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (node === end) break
    if (settled[node] === turn) continue
    settled[node] = turn
    const soFar = cost[node] ?? 0
    const exit = exits.get(node)
    if (exit) {
      const weight = soFar + exit.minutes + exit.km * MINUTES_PER_KM
      if (weight < costOf(end)) {
        reached[end] = turn
        cost[end] = weight
        via[end] = node
        queue.push(end, weight)
      }
    }
    const isLocal =
      (ahead[node] ?? 0) <= localKm * LEAST_PER_KM || greatCircleKm(pointOf(node), from.point) <= localKm
    for (let arc = first[node] ?? 0; arc < (first[node + 1] ?? 0); arc++) {
      if (!isLocal && known[arc] === 0) continue
      const next = target[arc] ?? 0
      if (settled[next] === turn) continue
      const weight = soFar + (minutes[arc] ?? 0) + (km[arc] ?? 0) * MINUTES_PER_KM
      if (weight >= costOf(next)) continue
      via[next] = arc
      entries.delete(next)
      reach(next, weight)
    }
  }
  if (reached[end] !== turn) return null
  return collect(network, { via, entries, exits, end })
}

/** Walks back from the end, adding up. An arc's own start is found in the list of where arcs begin. */
function collect(
  { first, km, minutes }: Pick<RoadNetwork, 'first' | 'km' | 'minutes'>,
  found: {
    via: Uint32Array
    entries: ReadonlyMap<number, Access>
    exits: ReadonlyMap<number, Access>
    end: number
  },
): Way {
  let node = found.via[found.end] ?? 0
  const exit = found.exits.get(node)
  const way: Way = { km: exit?.km ?? 0, minutes: exit?.minutes ?? 0, nodes: [node], arcs: [] }
  for (let entry = found.entries.get(node); ; entry = found.entries.get(node)) {
    if (entry) {
      way.km += entry.km
      way.minutes += entry.minutes
      return { ...way, nodes: way.nodes.toReversed(), arcs: way.arcs.toReversed() }
    }
    const arc = found.via[node] ?? 0
    way.km += km[arc] ?? 0
    way.minutes += minutes[arc] ?? 0
    node = startOf(arc, first)
    way.arcs.push(arc)
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
