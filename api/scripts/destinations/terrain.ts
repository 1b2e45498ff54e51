import Delaunator from 'delaunator'
import { readSettlements, type Settlement } from '#map/places/gazetteer/geonames.ts'
import { roughnessAt } from '#map/routing/network/terrain.ts'
import { MORE_SUMMITS } from './more-summits.data.ts'
import { NORTHERN_SUMMITS } from './northern-summits.data.ts'
import { SUMMITS } from './summits.data.ts'

/** A flat drawing of the ground: where a place lies on it, and how long a kilometre is there. */
export interface Ground {
  project: (lon: number, lat: number) => readonly [x: number, y: number]
  invert: (x: number, y: number) => readonly [lon: number, lat: number]
  unitsPerKm: number
}

/** Heights in metres at the corners of a grid, row by row from its first corner. */
export interface HeightField {
  x: number
  y: number
  step: number
  columns: number
  rows: number
  heights: Float64Array
}

export interface Box {
  west: number
  north: number
  east: number
  south: number
}

type Spot = readonly [x: number, y: number, metres: number]

/** Ground this far from every village is taken to rise, in metres a kilometre and at most, where mountains are highest. */
const RISE_PER_KM = 110
const HIGHEST_RISE = 900

/** Europe's settlements that know their height, once for all pictures. */
export const settlements: readonly Settlement[] = [...readSettlements()].filter(
  ({ lat, lon, elevation }) => lat > 33 && lat < 72 && lon > -26 && lon < 53 && elevation > -20,
)

const summits: readonly (readonly [lat: number, lon: number, metres: number])[] = [
  SUMMITS,
  MORE_SUMMITS,
  NORTHERN_SUMMITS,
].flatMap((ranges) =>
  Object.values(ranges).flatMap((range) =>
    range.split(', ').map((summit) => {
      const [lat = 0, lon = 0, metres = 0] = summit.split(' ').map(Number)
      return [lat, lon, metres] as const
    }),
  ),
)

/**
 * The lie of the land: triangles between villages, which lie in the valleys, the summits, and the ground between that
 * is far from either, which rises where the roads' map has mountains.
 */
export function heightField(ground: Ground, frame: Box, step: number): HeightField {
  const margin = (frame.east - frame.west) * 0.2
  const wide = {
    ...{ west: frame.west - margin, east: frame.east + margin },
    ...{ north: frame.north - margin, south: frame.south + margin },
  }
  const spots: Spot[] = []
  const add = (lat: number, lon: number, metres: number) => {
    const [x, y] = ground.project(lon, lat)
    if (x > wide.west && x < wide.east && y > wide.north && y < wide.south) spots.push([x, y, metres])
  }
  for (const { lat, lon, elevation } of settlements) add(lat, lon, elevation)
  for (const [lat, lon, metres] of summits) add(lat, lon, metres)
  return softened(gridOf([...spots, ...remoteGround(spots, ground)], frame, step))
}

/** Where three villages are equally far, there is none nearer: in mountain country, a ridge. */
function remoteGround(spots: readonly Spot[], { invert, unitsPerKm }: Ground): Spot[] {
  const found: Spot[] = []
  forEachTriangle(spots, (a, b, c) => {
    const centre = circumcentre(a, b, c)
    if (!centre) return
    const away = Math.hypot(centre[0] - a[0], centre[1] - a[1]) / unitsPerKm
    if (away < 1.5 || away > 40) return
    const [lon, lat] = invert(centre[0], centre[1])
    const roughness = roughnessAt({ lat, lon })
    if (roughness === 0) return
    const rise = Math.min(away * RISE_PER_KM, HIGHEST_RISE) * roughness
    found.push([centre[0], centre[1], (a[2] + b[2] + c[2]) / 3 + rise])
  })
  return found
}

function circumcentre([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): [number, number] | undefined {
  const [dx, dy, ex, ey] = [bx - ax, by - ay, cx - ax, cy - ay]
  const area = 2 * (dx * ey - dy * ex)
  if (Math.abs(area) < 1e-6) return undefined
  const [d, e] = [dx * dx + dy * dy, ex * ex + ey * ey]
  return [ax + (ey * d - dy * e) / area, ay + (dx * e - ex * d) / area]
}

function forEachTriangle(spots: readonly Spot[], visit: (a: Spot, b: Spot, c: Spot) => void): void {
  const { triangles } = Delaunator.from(spots.map(([x, y]) => [x, y]))
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((index) => spots[triangles[corner + index] ?? 0])
    if (a && b && c) visit(a, b, c)
  }
}

function gridOf(spots: readonly Spot[], frame: Box, step: number): HeightField {
  const columns = Math.ceil((frame.east - frame.west) / step) + 1
  const rows = Math.ceil((frame.south - frame.north) / step) + 1
  const heights = new Float64Array(columns * rows)
  forEachTriangle(spots, (a, b, c) => {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    if (Math.abs(area) < 1e-9) return
    const first = (axis: 0 | 1, start: number) =>
      Math.max(0, Math.ceil((Math.min(a[axis], b[axis], c[axis]) - start) / step))
    const last = (axis: 0 | 1, start: number, count: number) =>
      Math.min(count - 1, Math.floor((Math.max(a[axis], b[axis], c[axis]) - start) / step))
    for (let row = first(1, frame.north); row <= last(1, frame.north, rows); row++) {
      for (let column = first(0, frame.west); column <= last(0, frame.west, columns); column++) {
        const x = frame.west + column * step
        const y = frame.north + row * step
        const toB = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
        const toC = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
        if (toB < -1e-9 || toC < -1e-9 || toB + toC > 1 + 1e-9) continue
        heights[row * columns + column] = a[2] + toB * (b[2] - a[2]) + toC * (c[2] - a[2])
      }
    }
  })
  return { x: frame.west, y: frame.north, step, columns, rows, heights }
}

/** Each corner with a little of its neighbours: triangles leave creases. */
export function softened(field: HeightField): HeightField {
  const { columns, rows, heights } = field
  const soft = new Float64Array(heights.length)
  const at = (column: number, row: number) =>
    heights[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const beside = at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1)
      const across =
        at(column - 1, row - 1) + at(column + 1, row - 1) + at(column - 1, row + 1) + at(column + 1, row + 1)
      soft[row * columns + column] = (4 * at(column, row) + 2 * beside + across) / 16
    }
  }
  return { ...field, heights: soft }
}
