import { greatCircleKm, type LatLon } from '../great-circle.ts'
import type { LandRaster } from './land-raster.ts'

/** The grid that ways are looked for on, in degrees: about a kilometre, as the raster of land. */
const CELL = { lat: 0.01, lon: 0.015 }
const KM_PER_DEGREE = 111.2

/** Steps to neighbours and, for straighter ways, a knight's move away. */
export const STEPS = [-2, -1, 0, 1, 2]
  .flatMap((rows) => [-2, -1, 0, 1, 2].map((columns) => ({ rows, columns })))
  .filter(({ rows, columns }) => {
    const [a, b] = [Math.abs(rows), Math.abs(columns)]
    return Math.max(a, b) === 1 || a + b === 3
  })

export const NO_STEP = { rows: 0, columns: 0 }

/** What a cell of the grid is, as an index of what a kilometre there weighs. */
const [ON_WATER, ON_LAND, ON_SHORE, UNSEEN] = [0, 1, 2, 3]

/** The cells round two stops: the same, whatever water weighs. Looked at when a way comes by, as one in nine is. */
export interface Grid {
  rows: number
  columns: number
  start: number
  end: number
  groundAt: (cell: number) => number
  /** How long each of `STEPS` is from a row. */
  stepsKm: (row: number) => Float64Array
  at: (cell: number) => LatLon
  /** As the crow flies to the end. */
  kmToEnd: (cell: number) => number
}

export function gridBetween(from: LatLon, to: LatLon, asideKm: number, isLand: LandRaster): Grid {
  const aside = asideKm / KM_PER_DEGREE
  const rows = spanOf(from.lat, to.lat, CELL.lat, aside)
  const columns = spanOf(from.lon, to.lon, CELL.lon, aside / Math.cos((from.lat * Math.PI) / 180))
  const at = (cell: number): LatLon => ({
    lat: rows.low + Math.floor(cell / columns.count) * CELL.lat,
    lon: columns.low + (cell % columns.count) * CELL.lon,
  })
  const cellOf = ({ lat, lon }: LatLon) =>
    Math.round((lat - rows.low) / CELL.lat) * columns.count + Math.round((lon - columns.low) / CELL.lon)
  const cells = rows.count * columns.count
  const ends = new Float64Array(cells).fill(-1)
  const kmToEnd = (cell: number) => {
    const km = ends[cell] ?? -1
    return km >= 0 ? km : (ends[cell] = greatCircleKm(at(cell), to))
  }
  return {
    rows: rows.count,
    columns: columns.count,
    start: cellOf(from),
    end: cellOf(to),
    groundAt: groundOf(cells, columns.count, (cell) => isLand(at(cell))),
    stepsKm: stepsOf(rows),
    at,
    kmToEnd,
  }
}

function groundOf(
  cells: number,
  columns: number,
  isLand: (cell: number) => boolean,
): (cell: number) => number {
  const land = new Uint8Array(cells).fill(UNSEEN)
  const isWater = (cell: number) => {
    if (land[cell] === UNSEEN) land[cell] = isLand(cell) ? ON_LAND : ON_WATER
    // Beyond the grid there is none.
    return land[cell] === ON_WATER
  }
  const isShore = (cell: number) =>
    isWater(cell + 1) || isWater(cell - 1) || isWater(cell + columns) || isWater(cell - columns)
  const ground = new Uint8Array(cells).fill(UNSEEN)
  return (cell) => {
    const known = ground[cell] ?? UNSEEN
    if (known !== UNSEEN) return known
    return (ground[cell] = isWater(cell) ? ON_WATER : isShore(cell) ? ON_SHORE : ON_LAND)
  }
}

/** A step is as long in every column of a row: measured once a row that ways come by, not at each of a million steps. */
function stepsOf({ low, count }: Span): (row: number) => Float64Array {
  const known: (Float64Array | undefined)[] = Array.from({ length: count })
  return (row) => (known[row] ??= stepsFrom(low + row * CELL.lat))
}

function stepsFrom(lat: number): Float64Array {
  const here = { lat, lon: 0 }
  return Float64Array.from(STEPS, ({ rows, columns }) =>
    greatCircleKm(here, { lat: lat + rows * CELL.lat, lon: columns * CELL.lon }),
  )
}

interface Span {
  low: number
  count: number
}

/** Cells from so much before the lower to so much after the higher of two coordinates. */
function spanOf(a: number, b: number, cell: number, aside: number): Span {
  const room = Math.ceil(aside / cell) + 1
  return { low: Math.min(a, b) - room * cell, count: Math.round(Math.abs(a - b) / cell) + 2 * room + 1 }
}
