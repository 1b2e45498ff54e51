import FlatQueue from 'flatqueue'
import { greatCircleKm, type LatLon } from '../great-circle.ts'
import { gridBetween, type Grid, NO_STEP, STEPS } from './land-grid.ts'
import type { LandRaster } from './land-raster.ts'

/** The drawn coast is right to about a kilometre: less water than this on a straight line is none. */
const NO_WATER_KM = 0.6
/** One look at the coast every so many km. */
const SAMPLE_KM = 0.25
/**
 * What a kilometre over water weighs against one on land, the first that a road of its length can have followed: where it
 * is too short to have gone round, there is a bridge.
 */
const WATER = [20, 6, 2.5]
/** Roads keep off the very edge of the land where they can. */
const SHORE = 1.25
/** The drawn way may be longer than the road by this: the grid is coarse. A bridge spares far more. */
const SLACK = { times: 1.1, km: 1 }

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

/** The points of the way that costs least over the grid (A*), between its ends. */
function cheapestWay(grid: Grid, water: number): LatLon[] {
  const { rows, columns, start, end, groundAt, stepsKm, at, kmToEnd } = grid
  const weights = [water, 1, SHORE]
  const weightAt = (cell: number) => weights[groundAt(cell)] ?? 1
  const cost = new Float64Array(rows * columns).fill(Infinity)
  const via = new Int32Array(rows * columns).fill(-1)
  const queue = new FlatQueue()
  cost[start] = 0
  queue.push(start, kmToEnd(start))
  for (;;) {
    const least = queue.peekValue() ?? 0
    const cell = queue.pop()
    if (cell === undefined || cell === end) break
    const soFar = cost[cell] ?? 0
    // Half of what is waiting was reached at a lower cost since, and has been gone on from.
    if (least > soFar + kmToEnd(cell)) continue
    const own = weightAt(cell)
    const row = Math.floor(cell / columns)
    const column = cell % columns
    const lengths = stepsKm(row)
    for (let number = 0; number < STEPS.length; number++) {
      const step = STEPS[number] ?? NO_STEP
      const nextRow = row + step.rows
      const nextColumn = column + step.columns
      if (nextRow < 0 || nextColumn < 0 || nextRow >= rows || nextColumn >= columns) continue
      const next = nextRow * columns + nextColumn
      const each = (own + weightAt(next)) / 2
      const sum = soFar + (lengths[number] ?? 0) * each
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

interface Ground {
  isLand: LandRaster
  water: number
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
