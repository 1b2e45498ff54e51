import type { RouteEstimator } from '#map/routing/estimate-route.ts'
import { greatCircleKm } from '#map/routing/great-circle.ts'
import type { RoutePoint } from '#map/routing/routing.ts'
import { percentile } from '../percentile.ts'
import { randomNumbers } from '../random-numbers.ts'

const JOURNEYS = 2000
/** How far apart the ends of a journey are, straight, in km. */
const LENGTHS: readonly [name: string, least: number, most: number][] = [
  ['5 to 60 km', 5, 60],
  ['60 to 300 km', 60, 300],
  ['300 to 3,000 km', 300, 3000],
]

/** How long ways take to be found between any two of the places, by length. */
export function speedRows(places: readonly RoutePoint[], estimate: RouteEstimator): string[][] {
  const rows = [['', 'ways', 'no road', 'p50 ms', 'p99 ms', 'worst ms']]
  for (const [name, least, most] of LENGTHS) {
    const times: number[] = []
    let none = 0
    const journeys = pick(places, least, most)
    // The first tenth warms the code up, and is timed again with the others.
    for (const [from, to] of [...journeys.slice(0, JOURNEYS / 10), ...journeys]) {
      const start = performance.now()
      const route = estimate(from, to)
      times.push(performance.now() - start)
      if (route.kind !== 'route') none += 1
    }
    const counted = times.slice(JOURNEYS / 10).toSorted((a, b) => a - b)
    const figures = [50, 99, 100].map((percent) => percentile(counted, percent).toFixed(2))
    rows.push([name, `${journeys.length}`, `${none}`, ...figures])
  }
  return rows
}

/** The same journeys in every run. */
function pick(places: readonly RoutePoint[], least: number, most: number): [RoutePoint, RoutePoint][] {
  const next = randomNumbers(most)
  const place = () => places[Math.floor(next() * places.length)]
  const journeys: [RoutePoint, RoutePoint][] = []
  while (journeys.length < JOURNEYS) {
    const [from, to] = [place(), place()]
    if (!from || !to) continue
    const km = greatCircleKm(from, to)
    if (km >= least && km < most) journeys.push([from, to])
  }
  return journeys
}
