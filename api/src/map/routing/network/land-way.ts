import FlatQueue from 'flatqueue'
import { greatCircleKm, type LatLon } from '../great-circle.ts'
import type { LandRaster } from './land-raster.ts'

/** The drawn coast is right to about a kilometre: less water than this on a straight line is none. */
const NO_WATER_KM = 0.6
/** One look at the coast every so many km. */
const SAMPLE_KM = 0.25
/** The grid that ways are looked for on, in degrees: about a kilometre, as the raster of land. */
const CELL = { lat: 0.01, lon: 0.015 }
const KM_PER_DEGREE = 111.2
/**
 * What a kilometre over water weighs against one on land, the first that a road of its length can have followed: where it
 * is too short to have gone round, there is a bridge.
 */
const WATER = [20, 6, 2.5]
/** Roads keep off the very edge of the land where they can. */
const SHORE = 1.25
/** The drawn way may be longer than the road by this: the grid is coarse. A bridge spares far more. */
const SLACK = { times: 1.1, km: 1 }

/** Steps to neighbours and, for straighter ways, a knight's move away. */
const STEPS = [-2, -1, 0, 1, 2]
  .flatMap((rows) => [-2, -1, 0, 1, 2].map((columns) => ({ rows, columns })))
  .filter(({ rows, columns }) => {
    const [a, b] = [Math.abs(rows), Math.abs(columns)]
    return Math.max(a, b) === 1 || a + b === 3
  })

/**
 * Where a road of known length bends between two stops, so that it follows the land: none where the straight line does.
 * Only its length tells a bridge from a coast road: nothing is drawn that is much longer than the road.
 */
export function landWay(from: LatLon, to: LatLon, km: number, isLand: LandRaster): LatLon[] {
  if (waterKm([from, to], isLand) <= NO_WATER_KM) return []
  const mostKm = km * SLACK.times + SLACK.km
  // No point of a way that is no longer lies further aside than an ellipse round its ends is wide.
  const asideKm = Math.sqrt(Math.max(0, mostKm ** 2 - greatCircleKm(from, to) ** 2)) / 2
  const grid = gridBetween(from, to, asideKm, isLand)
  for (const water of WATER) {
    const bends = pulledStraight([from, ...cheapestWay(grid, water), to], { isLand, water })
    if (lengthOf([from, ...bends, to]) <= mostKm) return bends
  }
  return []
}

/** How many kilometres of a line lie over water. */
export function waterKm(line: readonly LatLon[], isLand: LandRaster): number {
  let sum = 0
  for (const [from, to] of pairs(line)) {
    const { wet, each } = samples(from, to, isLand)
    sum += wet * each
  }
  return sum
}

function lengthOf(line: readonly LatLon[]): number {
  return pairs(line).reduce((sum, [from, to]) => sum + greatCircleKm(from, to), 0)
}

function pairs(line: readonly LatLon[]): [LatLon, LatLon][] {
  return line.flatMap((from, index): [LatLon, LatLon][] => {
    const to = line[index + 1]
    return to ? [[from, to]] : []
  })
}

function samples(from: LatLon, to: LatLon, isLand: LandRaster): { wet: number; all: number; each: number } {
  const km = greatCircleKm(from, to)
  const all = Math.max(1, Math.ceil(km / SAMPLE_KM))
  let wet = 0
  for (let sample = 0; sample < all; sample++) {
    const part = (sample + 0.5) / all
    if (!isLand({ lat: from.lat + (to.lat - from.lat) * part, lon: from.lon + (to.lon - from.lon) * part })) {
      wet += 1
    }
  }
  return { wet, all, each: km / all }
}

interface Ground {
  isLand: LandRaster
  water: number
}

const NO_STEP = { rows: 0, columns: 0 }

/** What a cell of the grid is, as an index of what a kilometre there weighs. */
const [ON_WATER, ON_LAND, ON_SHORE] = [0, 1, 2]

/** The cells round two stops: the same, whatever water weighs. */
interface Grid {
  rows: number
  columns: number
  start: number
  end: number
  ground: Uint8Array
  /** A step is as long in every column of a row: measured once a row, not at each of a million steps. */
  stepKm: Float64Array
  at: (cell: number) => LatLon
  /** As the crow flies to the end. */
  kmToEnd: (cell: number) => number
}

function gridBetween(from: LatLon, to: LatLon, asideKm: number, isLand: LandRaster): Grid {
  const aside = asideKm / KM_PER_DEGREE
  const rows = spanOf(from.lat, to.lat, CELL.lat, aside)
  const columns = spanOf(from.lon, to.lon, CELL.lon, aside / Math.cos((from.lat * Math.PI) / 180))
  const at = (cell: number): LatLon => ({
    lat: rows.low + Math.floor(cell / columns.count) * CELL.lat,
    lon: columns.low + (cell % columns.count) * CELL.lon,
  })
  const cellOf = ({ lat, lon }: LatLon) =>
    Math.round((lat - rows.low) / CELL.lat) * columns.count + Math.round((lon - columns.low) / CELL.lon)
  const ground = new Uint8Array(rows.count * columns.count)
  for (let cell = 0; cell < ground.length; cell++) ground[cell] = isLand(at(cell)) ? ON_LAND : ON_WATER
  const isWater = (cell: number) => ground[cell] === ON_WATER
  for (let cell = 0; cell < ground.length; cell++) {
    const isShore =
      isWater(cell + 1) || isWater(cell - 1) || isWater(cell + columns.count) || isWater(cell - columns.count)
    if (isShore && !isWater(cell)) ground[cell] = ON_SHORE
  }
  const stepKm = new Float64Array(rows.count * STEPS.length)
  for (let index = 0; index < stepKm.length; index++) {
    const here = { lat: rows.low + Math.floor(index / STEPS.length) * CELL.lat, lon: 0 }
    const step = STEPS[index % STEPS.length] ?? NO_STEP
    stepKm[index] = greatCircleKm(here, {
      lat: here.lat + step.rows * CELL.lat,
      lon: step.columns * CELL.lon,
    })
  }
  const known = new Float64Array(ground.length).fill(-1)
  const kmToEnd = (cell: number) => {
    const km = known[cell] ?? -1
    return km >= 0 ? km : (known[cell] = greatCircleKm(at(cell), to))
  }
  const [start, end] = [cellOf(from), cellOf(to)]
  return { rows: rows.count, columns: columns.count, start, end, ground, stepKm, at, kmToEnd }
}

/** The points of the way that costs least over the grid (A*), between its ends. */
function cheapestWay(
  { rows, columns, start, end, ground, stepKm, at, kmToEnd }: Grid,
  water: number,
): LatLon[] {
  const weights = [water, 1, SHORE]
  const weight = Float64Array.from(ground, (kind) => weights[kind] ?? 1)
  const cost = new Float64Array(ground.length).fill(Infinity)
  const via = new Int32Array(ground.length).fill(-1)
  const queue = new FlatQueue()
  cost[start] = 0
  queue.push(start, 0)
  for (let cell = queue.pop(); cell !== undefined && cell !== end; cell = queue.pop()) {
    const row = Math.floor(cell / columns)
    const column = cell % columns
    const [own, soFar] = [weight[cell] ?? 1, cost[cell] ?? 0]
    for (let number = 0; number < STEPS.length; number++) {
      const step = STEPS[number] ?? NO_STEP
      const nextRow = row + step.rows
      const nextColumn = column + step.columns
      if (nextRow < 0 || nextColumn < 0 || nextRow >= rows || nextColumn >= columns) continue
      const next = nextRow * columns + nextColumn
      const each = (own + (weight[next] ?? 1)) / 2
      const sum = soFar + (stepKm[row * STEPS.length + number] ?? 0) * each
      if (sum >= (cost[next] ?? 0)) continue
      cost[next] = sum
      via[next] = cell
      queue.push(next, sum + kmToEnd(next))
    }
  }
  const way: LatLon[] = []
  for (let cell = via[end] ?? -1; cell !== start && cell >= 0; cell = via[cell] ?? -1) way.push(at(cell))
  return way.toReversed()
}

/** Cells from so much before the lower to so much after the higher of two coordinates. */
function spanOf(a: number, b: number, cell: number, aside: number): { low: number; count: number } {
  const room = Math.ceil(aside / cell) + 1
  return { low: Math.min(a, b) - room * cell, count: Math.round(Math.abs(a - b) / cell) + 2 * room + 1 }
}

/** Leaves out the points between two that a straight line joins at no higher cost; both ends are left out, too. */
function pulledStraight(line: readonly LatLon[], { isLand, water }: Ground): LatLon[] {
  const costOf = (from: LatLon, to: LatLon) => {
    const { wet, all, each } = samples(from, to, isLand)
    return (all - wet + wet * water) * each
  }
  const sums = [0]
  for (const [from, to] of pairs(line)) sums.push((sums.at(-1) ?? 0) + costOf(from, to))
  const kept: LatLon[] = []
  for (let index = 0; index < line.length - 1;) {
    const from = line[index]
    let next = line.length - 1
    for (; next > index + 1; next--) {
      const to = line[next]
      if (from && to && costOf(from, to) <= (sums[next] ?? 0) - (sums[index] ?? 0) + NO_WATER_KM) break
    }
    const bend = line[next]
    if (bend && next < line.length - 1) kept.push(bend)
    index = next
  }
  return kept
}
