import type { Polygon, Topology } from 'topojson-specification'

/** The outlines of a polygon, as numbers of arcs that it shares with its neighbours. */
export type Rings = Polygon['arcs']

/** Degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Tells the box of a packed polygon, from those of its arcs. Polygons are cut at the date line, so that none spans it. */
export function boxOfRings({ arcs, transform }: Topology): (rings: Rings) => Box {
  if (!transform) throw new Error('The arcs of an atlas are packed.')
  const boxes = arcs.map((arc) => boxOfArc(arc, transform))
  // An arc that runs backwards has the complement of its number.
  return (rings) => hull(rings.flat().flatMap((number) => boxes[number < 0 ? ~number : number] ?? []))
}

/** Each corner of an arc is so many steps from the last. */
function boxOfArc(
  arc: Topology['arcs'][number],
  { scale, translate }: NonNullable<Topology['transform']>,
): Box {
  let [x, y] = [0, 0]
  const corners = arc.map(([across = 0, up = 0]): Box => {
    x += across
    y += up
    const [lon, lat] = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    return { west: lon, south: lat, east: lon, north: lat }
  })
  return hull(corners)
}

function hull(boxes: readonly Box[]): Box {
  const all: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const { west, south, east, north } of boxes) {
    all.west = Math.min(all.west, west)
    all.south = Math.min(all.south, south)
    all.east = Math.max(all.east, east)
    all.north = Math.max(all.north, north)
  }
  return all
}
