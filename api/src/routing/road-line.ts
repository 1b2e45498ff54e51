import { BARRIERS, type Barrier } from './barriers.data.ts'
import { greatCircleKm, type LatLon } from './great-circle.ts'
import { crosses } from './plane-geometry.ts'

/** How many barriers one journey may cross; Tallinn to Helsinki by road crosses four. */
const MOST_CROSSINGS = 5

/**
 * The shortest chain of straight stretches from one point to another that crosses every sea, crest and closed border
 * only at its passes: the points in order, both ends included.
 */
export function roadLine(from: LatLon, to: LatLon): LatLon[] {
  return [from, ...passesBetween(from, to, BARRIERS, MOST_CROSSINGS).passes, to]
}

interface Way {
  passes: LatLon[]
  km: number
}

function passesBetween(from: LatLon, to: LatLon, barriers: readonly Barrier[], left: number): Way {
  const straight = { passes: [], km: greatCircleKm(from, to) }
  const barrier = left > 0 ? barriers.find(({ line }) => isCrossed(from, to, line)) : undefined
  if (!barrier) return straight
  const rest = barriers.filter((other) => other !== barrier)
  let best: Way | undefined
  for (const [, lat, lon] of barrier.passes) {
    const pass = { lat, lon }
    // A way through this pass is at least this long: no need to look closer at a worse one.
    if (best && greatCircleKm(from, pass) + greatCircleKm(pass, to) >= best.km) continue
    const before = passesBetween(from, pass, rest, left - 1)
    const after = passesBetween(pass, to, rest, left - 1)
    const km = before.km + after.km
    if (!best || km < best.km) best = { passes: [...before.passes, pass, ...after.passes], km }
  }
  return best ?? straight
}

function isCrossed(from: LatLon, to: LatLon, line: Barrier['line']): boolean {
  return line.some((corner, index) => {
    const next = line[index + 1]
    return next !== undefined && crosses(from, to, corner, next)
  })
}
