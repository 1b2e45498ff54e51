import { greatCircleKm, type LatLon } from './great-circle.ts'
import { landmassOf } from './landmass.ts'
import { MOUNTAINS } from './mountains.data.ts'
import { inside } from './plane-geometry.ts'
import { roadLine } from './road-line.ts'
import type { NoRoute, Route, RoutePoint } from './routing.ts'

/** Two points nearer than this are one place to a carrier. */
const TOO_CLOSE_KM = 0.3

/**
 * Fitted on 239 road distances: 91 given by operators and route planners (median error 8.0 %, p90 18 %) and 148 well known
 * but recalled rather than measured, such as Paris to Lyon (6.1 %, 20 %); together 6.7 %, 19 %, the worst 38 %. In five
 * folds, each judged by a fit that never saw it: 6.5 %, 19 %.
 */
const BEND = { plain: 1.18, short: 0.16, shortKm: 105, mountains: 0.33 }

/**
 * Fitted on the same pairs: median error 11 %, p90 29 %. A ride loses twenty minutes in the towns at its ends, in full
 * once it leaves them; what lies between is driven at this speed.
 */
const SPEED = { townMinutes: 20, townKm: 6, openKmh: 108, mountains: 0.29 }

/** Where the open road is slower than elsewhere, by how much; the mean of both ends counts. */
const PACE: Readonly<Record<string, number>> = {
  ...{ AL: 0.85, AM: 0.72, BA: 0.85, BG: 0.92, EE: 0.9, GE: 0.72, GR: 0.92, IS: 0.9 },
  ...{ LT: 0.95, LV: 0.9, MD: 0.8, ME: 0.85, MK: 0.9, NO: 0.85, RO: 0.9 },
}

/** One look at the terrain every so many km. */
const SAMPLE_KM = 5
const MOST_SAMPLES = 60

/**
 * Distance and duration by road, estimated from geography alone: the line through the passes, bent as roads bend.
 * Pure and quick (under a millisecond); see the constants for how far off it is.
 */
export function estimateRoute(from: RoutePoint, to: RoutePoint): Route | NoRoute {
  const straightKm = greatCircleKm(from, to)
  const [here, there] = [landmassOf(from), landmassOf(to)]
  if (here !== there) return noRoad(here, there)
  if (straightKm < TOO_CLOSE_KM) {
    return {
      kind: 'none',
      code: 'PLACES_TOO_CLOSE',
      message: 'Pickup and destination are less than 300 metres apart. Please choose two different places.',
    }
  }
  const line = measure(roadLine(from, to))
  const bend = BEND.plain + BEND.short * Math.exp(-line.km / BEND.shortKm) + BEND.mountains * line.roughness
  const distanceKm = Math.round(line.km * bend * 10) / 10
  const pace = ((PACE[from.countryCode] ?? 1) + (PACE[to.countryCode] ?? 1)) / 2
  const speed = SPEED.openKmh * (1 - SPEED.mountains * line.roughness) * pace
  const towns = SPEED.townMinutes * (1 - Math.exp(-distanceKm / SPEED.townKm))
  const minutes = Math.max(1, Math.round(towns + (60 * distanceKm) / speed))
  return { kind: 'route', distanceKm, minutes, source: 'estimate', estimated: true }
}

/** The length of a chain of stretches, and how rough the land under it is on average. */
function measure(line: readonly LatLon[]): { km: number; roughness: number } {
  let km = 0
  let rough = 0
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    if (!start) continue
    const stretch = greatCircleKm(start, end)
    const samples = Math.min(MOST_SAMPLES, Math.max(2, Math.ceil(stretch / SAMPLE_KM)))
    let sum = 0
    for (let sample = 0; sample < samples; sample++) {
      const part = (sample + 0.5) / samples
      sum += roughnessAt({
        lat: start.lat + (end.lat - start.lat) * part,
        lon: start.lon + (end.lon - start.lon) * part,
      })
    }
    km += stretch
    rough += (stretch * sum) / samples
  }
  return { km, roughness: km === 0 ? 0 : rough / km }
}

function roughnessAt(point: LatLon): number {
  return MOUNTAINS.findLast(({ area }) => inside(point, area))?.roughness ?? 0
}

function noRoad(here: string, there: string): NoRoute {
  return {
    kind: 'none',
    code: 'NO_ROAD',
    message: `No road leads from ${here} to ${there}: there is only a ferry, a car train or a flight. Please book a transfer on each side.`,
  }
}
