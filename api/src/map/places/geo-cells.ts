import type { Point } from './places.tables.ts'

/** Places are kept in squares of half a degree, so that "near here" is a handful of index ranges. */
const CELLS_PER_DEGREE = 2
const COLUMNS = 360 * CELLS_PER_DEGREE
export const KM_PER_DEGREE = 111.2

/** The number of the square a point lies in. */
export function cellOf({ lat, lon }: Point): number {
  return row(lat) * COLUMNS + column(lon)
}

/** The squares that a circle round a point touches. */
export function cellsAround(centre: Point, radiusKm: number): number[] {
  const height = radiusKm / KM_PER_DEGREE
  // A degree of longitude shrinks towards the pole; at the edge nearest the pole it is shortest.
  const widest = Math.cos((Math.min(85, Math.abs(centre.lat) + height) * Math.PI) / 180)
  const width = height / widest
  const cells: number[] = []
  for (let r = row(centre.lat - height); r <= row(centre.lat + height); r++) {
    for (let c = column(centre.lon - width); c <= column(centre.lon + width); c++) cells.push(r * COLUMNS + c)
  }
  return cells
}

/** Distance in km on a flat map: right to 0.1 % below 100 km, and quick enough for ranking thousands. */
export function flatKm(a: Point, b: Point): number {
  const shrink = Math.cos(((a.lat + b.lat) * Math.PI) / 360)
  return KM_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * shrink)
}

function row(lat: number): number {
  return Math.floor((lat + 90) * CELLS_PER_DEGREE)
}

function column(lon: number): number {
  return Math.floor((lon + 180) * CELLS_PER_DEGREE)
}
