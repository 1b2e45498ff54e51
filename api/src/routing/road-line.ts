import { BARRIERS, type Barrier } from './barriers.data.ts'
import { greatCircleKm, type LatLon } from './great-circle.ts'
import { crosses } from './plane-geometry.ts'
import { gatesBetween } from './regions.ts'
import type { RoutePoint } from './routing.ts'

/** How many barriers one stretch may cross; Lisbon to Zagreb crosses four. */
const MOST_CROSSINGS = 5

interface Way {
  passes: LatLon[]
  km: number
}

/**
 * The shortest chain of straight stretches from one point to another that enters every region through its gates and
 * crosses every crest and gulf at its passes: the points in order, both ends included.
 */
export function roadLine(from: RoutePoint, to: RoutePoint): LatLon[] {
  return [from, ...throughGates(from, to, gatesBetween(from, to)).passes, to]
}

function throughGates(from: LatLon, to: LatLon, choices: ReturnType<typeof gatesBetween>): Way {
  const [choice, ...later] = choices
  if (!choice) return throughPasses(from, to, BARRIERS, MOST_CROSSINGS)
  return shortest(choice, (gate) => {
    const before = throughPasses(from, gate, BARRIERS, MOST_CROSSINGS)
    return joined(before, gate, throughGates(gate, to, later))
  })
}

function throughPasses(from: LatLon, to: LatLon, barriers: readonly Barrier[], left: number): Way {
  const straight = { passes: [], km: greatCircleKm(from, to) }
  const barrier = left > 0 ? barriers.find(({ line }) => isCrossed(from, to, line)) : undefined
  if (!barrier) return straight
  // A pass lies on its barrier: for the stretches on either side it no longer counts.
  const others = barriers.filter((other) => other !== barrier)
  return shortest(barrier.passes, (pass, shortestKm) => {
    // A way through this pass is at least this long: no need to look closer at a worse one.
    if (greatCircleKm(from, pass) + greatCircleKm(pass, to) >= shortestKm) return { passes: [], km: Infinity }
    const before = throughPasses(from, pass, others, left - 1)
    return joined(before, pass, throughPasses(pass, to, others, left - 1))
  })
}

function shortest(
  points: readonly (readonly [name: string, lat: number, lon: number])[],
  wayThrough: (point: LatLon, shortestKm: number) => Way,
): Way {
  let best: Way = { passes: [], km: Infinity }
  for (const [, lat, lon] of points) {
    const way = wayThrough({ lat, lon }, best.km)
    if (way.km < best.km) best = way
  }
  return best
}

function joined(before: Way, pass: LatLon, after: Way): Way {
  return { passes: [...before.passes, pass, ...after.passes], km: before.km + after.km }
}

function isCrossed(from: LatLon, to: LatLon, line: Barrier['line']): boolean {
  return line.some((corner, index) => {
    const next = line[index + 1]
    return next !== undefined && crosses(from, to, corner, next)
  })
}
