import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import type { LatLon } from '../great-circle.ts'

/** Europe with its Atlantic islands, in cells of about a kilometre. */
const SOUTH = 27
const WEST = -32
const NORTH = 72
const EAST = 48
const ROWS_PER_DEGREE = 100
const COLUMNS_PER_DEGREE = 66
const ROWS = (NORTH - SOUTH) * ROWS_PER_DEGREE
const COLUMNS = (EAST - WEST) * COLUMNS_PER_DEGREE

type Ring = readonly (readonly number[])[]

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
      for (let column = Math.max(0, columns[index] ?? 0); column < end; column++) {
        const cell = row * COLUMNS + column
        bits[cell >> 3] = (bits[cell >> 3] ?? 0) | (1 << (cell & 7))
      }
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
function markCrossings(ring: Ring, crossings: number[][]): void {
  // Siberia goes on beyond the date line, not back through Europe.
  const isEastern = ring.some(([lon = 0]) => lon > 100)
  const unwrapped = (lon: number) => (isEastern && lon < -100 ? lon + 360 : lon)
  const [lastLon, lastLat] = ring.at(-1) ?? []
  let lon = lastLon === undefined ? undefined : unwrapped(lastLon)
  let lat = lastLat
  for (const [drawnLon, nextLat] of ring) {
    if (lon === undefined || lat === undefined || drawnLon === undefined || nextLat === undefined) return
    const nextLon = unwrapped(drawnLon)
    const [low, high] = lat < nextLat ? [lat, nextLat] : [nextLat, lat]
    const first = Math.max(0, Math.ceil((low - SOUTH) * ROWS_PER_DEGREE - 0.5))
    const last = Math.min(ROWS - 1, Math.ceil((high - SOUTH) * ROWS_PER_DEGREE - 0.5) - 1)
    for (let row = first; row <= last; row++) {
      const at = SOUTH + (row + 0.5) / ROWS_PER_DEGREE
      const crossing = lon + ((nextLon - lon) * (at - lat)) / (nextLat - lat)
      crossings[row]?.push(Math.round((crossing - WEST) * COLUMNS_PER_DEGREE))
    }
    lon = nextLon
    lat = nextLat
  }
}

function* landRings(): Generator<Ring> {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  // The package's build writes this very shape; the raster's test looks at known land and water.
  const atlas: Topology = JSON.parse(readFileSync(path, 'utf8'))
  const land = atlas.objects['land']
  if (!land)
    throw new Error('world-atlas/land-10m.json has no object "land". Check the version of world-atlas.')
  const shape = feature(atlas, land)
  for (const { geometry } of shape.type === 'FeatureCollection' ? shape.features : [shape]) {
    if (geometry.type === 'Polygon') yield* geometry.coordinates
    if (geometry.type === 'MultiPolygon') for (const polygon of geometry.coordinates) yield* polygon
  }
}
