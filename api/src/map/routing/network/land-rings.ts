import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Topology } from 'topojson-specification'

/** The corners of a coast in turn, as two lists: half a million small arrays take longer than all else. */
export interface Ring {
  lons: readonly number[]
  lats: readonly number[]
}

/** The coasts of Natural Earth, of the whole world. */
export function* landRings(): Generator<Ring> {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  // The package's build writes this very shape; the raster's test looks at known land and water.
  const atlas: Topology = JSON.parse(readFileSync(path, 'utf8'))
  const land = atlas.objects['land']
  if (!land)
    throw new Error('world-atlas/land-10m.json has no object "land". Check the version of world-atlas.')
  for (const shape of land.type === 'GeometryCollection' ? land.geometries : [land]) {
    const polygons = shape.type === 'Polygon' ? [shape.arcs] : shape.type === 'MultiPolygon' ? shape.arcs : []
    for (const ring of polygons.flat()) yield ringOf(atlas, ring)
  }
}

/** A ring is made of arcs, each written as steps on a grid; a negative number is that of an arc walked backwards. */
function ringOf({ arcs, transform }: Topology, numbers: readonly number[]): Ring {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] }
  const ring = { lons: [] as number[], lats: [] as number[] }
  for (const number of numbers) {
    let x = 0
    let y = 0
    const lons: number[] = []
    const lats: number[] = []
    for (const step of arcs[number < 0 ? ~number : number] ?? []) {
      x += step[0] ?? 0
      y += step[1] ?? 0
      lons.push(x * scale[0] + translate[0])
      lats.push(y * scale[1] + translate[1])
    }
    if (number < 0) for (const list of [lons, lats]) list.reverse()
    ring.lons = ring.lons.concat(lons)
    ring.lats = ring.lats.concat(lats)
  }
  return ring
}
