import KDBush from 'kdbush'
import type { LatLon } from '../great-circle.ts'
import type { RoutePoint } from '../routing.ts'

/**
 * Places and the roads between them as flat arrays: node `i` has the arcs `first[i]` to `first[i + 1]`. Every road can be
 * driven both ways, so each stands in it twice.
 */
export interface RoadNetwork {
  lat: Float32Array
  lon: Float32Array
  /** The piece of land each node lies on, as its place in `lands`. */
  land: Uint16Array
  lands: readonly string[]
  /** Nodes of one part can be reached from one another; between two parts there is no road. */
  part: Uint32Array
  first: Uint32Array
  to: Uint32Array
  km: Float32Array
  minutes: Float32Array
  /** 1 for a road whose length is known, 0 for one we estimated between neighbouring places. */
  known: Uint8Array
  /** Where roads bend between their two ends, by the arc. Those that are drawn straight are not in it. */
  bends: ReadonlyMap<number, readonly LatLon[]>
  /** Finds the nodes near a point (KDBush): made here, for it takes longer than to read the rest. */
  index: ArrayBufferLike
}

/** One road between two nodes. */
export interface Link {
  a: number
  b: number
  km: number
  minutes: number
  known: boolean
  /** Points between `a` and `b` that it is drawn through. */
  bends?: readonly LatLon[]
}

/** A place on the map that roads meet at. */
export interface NetworkNode extends RoutePoint {
  /** Metres above the sea; null where unknown. */
  elevation: number | null
  /** The piece of land it lies on. */
  land: string
}

/** Puts links into the flat form. */
export function toRoadNetwork(points: readonly NetworkNode[], links: readonly Link[]): RoadNetwork {
  const first = new Uint32Array(points.length + 1)
  for (const { a, b } of links) {
    first[a + 1] = (first[a + 1] ?? 0) + 1
    first[b + 1] = (first[b + 1] ?? 0) + 1
  }
  for (let node = 0; node < points.length; node++) {
    first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0)
  }
  const lands = [...new Set(points.map(({ land }) => land))]
  const landNumber = new Map(lands.map((land, number) => [land, number]))
  const next = first.slice()
  const arcs = links.length * 2
  const bends = new Map<number, readonly LatLon[]>()
  const network: RoadNetwork = {
    lat: Float32Array.from(points, ({ lat }) => lat),
    lon: Float32Array.from(points, ({ lon }) => lon),
    land: Uint16Array.from(points, ({ land }) => landNumber.get(land) ?? 0),
    lands,
    part: new Uint32Array(points.length),
    first,
    to: new Uint32Array(arcs),
    km: new Float32Array(arcs),
    minutes: new Float32Array(arcs),
    known: new Uint8Array(arcs),
    bends,
    index: indexOf(points),
  }
  const put = (from: number, to: number, link: Link, through: readonly LatLon[] = []) => {
    const arc = next[from] ?? 0
    next[from] = arc + 1
    network.to[arc] = to
    network.km[arc] = link.km
    network.minutes[arc] = link.minutes
    network.known[arc] = link.known ? 1 : 0
    if (through.length > 0) bends.set(arc, through)
  }
  for (const link of links) {
    put(link.a, link.b, link, link.bends)
    put(link.b, link.a, link, link.bends?.toReversed())
  }
  numberParts(network)
  return network
}

function indexOf(points: readonly NetworkNode[]): ArrayBufferLike {
  const index = new KDBush(points.length, undefined, Float32Array)
  for (const { lat, lon } of points) index.add(lon, lat)
  return index.finish().data
}

function numberParts({ part, first, to }: RoadNetwork): void {
  let parts = 0
  for (let start = 0; start < part.length; start++) {
    if (part[start] !== 0) continue
    parts += 1
    part[start] = parts
    const open = [start]
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (let arc = first[node] ?? 0; arc < (first[node + 1] ?? 0); arc++) {
        const next = to[arc] ?? 0
        if (part[next] !== 0) continue
        part[next] = parts
        open.push(next)
      }
    }
  }
}
