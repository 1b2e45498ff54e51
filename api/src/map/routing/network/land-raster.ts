import type { LatLon } from '../great-circle.ts'
import { landRings, type Ring } from './land-rings.ts'

/** Europe with its Atlantic islands, in cells of about a kilometre. */
const SOUTH = 27
const WEST = -32
const NORTH = 72
const EAST = 48
const ROWS_PER_DEGREE = 100
const COLUMNS_PER_DEGREE = 66
const ROWS = (NORTH - SOUTH) * ROWS_PER_DEGREE
const COLUMNS = (EAST - WEST) * COLUMNS_PER_DEGREE

/** Says of a point whether it is land; outside the raster all is land, for nothing is known there. */
export type LandRaster = (point: LatLon) => boolean

/** Draws the coasts of Natural Earth (1:10 million, public domain, from the package `world-atlas`) into a raster. */
export function readLandRaster(): LandRaster {
  const crossings: number[][] = Array.from({ length: ROWS }, () => [])
  for (const ring of landRings()) markCrossings(ring, crossings)
  const bits = new Uint8Array(Math.ceil((ROWS * COLUMNS) / 8))
  for (const [row, columns] of crossings.entries()) {
    columns.sort((a, b) => a - b)
    for (let index = 0; index + 1 < columns.length; index += 2) {
      const end = Math.min(COLUMNS, columns[index + 1] ?? 0)
      const start = Math.min(end, Math.max(0, columns[index] ?? 0))
      setBits(bits, row * COLUMNS + start, row * COLUMNS + end)
    }
  }
  return ({ lat, lon }) => {
    const row = Math.floor((lat - SOUTH) * ROWS_PER_DEGREE)
    const column = Math.floor((lon - WEST) * COLUMNS_PER_DEGREE)
    if (row < 0 || column < 0 || row >= ROWS || column >= COLUMNS) return true
    const cell = row * COLUMNS + column
    return ((bits[cell >> 3] ?? 0) & (1 << (cell & 7))) !== 0
  }
}

/** Where a ring's edges cross the middle of each row, as columns. */
function markCrossings({ lons, lats }: Ring, crossings: number[][]): void {
  // Siberia goes on beyond the date line, not back through Europe.
  const isEastern = lons.some((lon) => lon > 100)
  const lonAt = (corner: number) => {
    const lon = lons[corner] ?? 0
    return isEastern && lon < -100 ? lon + 360 : lon
  }
  let last = lons.length - 1
  for (let corner = 0; corner < lons.length; last = corner++) {
    const lat = lats[last] ?? 0
    const nextLat = lats[corner] ?? 0
    const firstRow = Math.max(0, rowAfter(Math.min(lat, nextLat)))
    const lastRow = Math.min(ROWS, rowAfter(Math.max(lat, nextLat))) - 1
    if (firstRow > lastRow) continue
    const lon = lonAt(last)
    const nextLon = lonAt(corner)
    for (let row = firstRow; row <= lastRow; row++) {
      const at = SOUTH + (row + 0.5) / ROWS_PER_DEGREE
      const crossing = lon + ((nextLon - lon) * (at - lat)) / (nextLat - lat)
      crossings[row]?.push(Math.round((crossing - WEST) * COLUMNS_PER_DEGREE))
    }
  }
}

/** The first row whose middle is not south of a latitude. */
function rowAfter(lat: number): number {
  return Math.ceil((lat - SOUTH) * ROWS_PER_DEGREE - 0.5)
}

/** Whole bytes at once where they are all of one coast. */
function setBits(bits: Uint8Array, start: number, end: number): void {
  const firstWhole = Math.ceil(start / 8)
  const afterWhole = Math.max(firstWhole, Math.floor(end / 8))
  bits.fill(255, firstWhole, afterWhole)
  for (let cell = start; cell < Math.min(end, firstWhole * 8); cell++) setBit(bits, cell)
  for (let cell = afterWhole * 8; cell < end; cell++) setBit(bits, cell)
}

function setBit(bits: Uint8Array, cell: number): void {
  bits[cell >> 3] = (bits[cell >> 3] ?? 0) | (1 << (cell & 7))
}
