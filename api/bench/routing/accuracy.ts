import type { RouteEstimator } from '#map/routing/estimate-route.ts'
import { greatCircleKm } from '#map/routing/great-circle.ts'
import { percentile } from '../percentile.ts'
import type { Transfer } from './transfers.ts'

/** How far an answer is from the truth: 0.1 for a tenth too much, -0.1 for a tenth too little. Null without a road. */
export type Miss = { km: number; minutes: number } | null

/** The misses of an estimator, in the order of the transfers. */
export function missesOf(estimate: RouteEstimator, transfers: readonly Transfer[]): Miss[] {
  return transfers.map(({ from, to, km, minutes }) => {
    const route = estimate(from, to)
    if (route.kind !== 'route') return null
    return { km: route.distanceKm / km - 1, minutes: route.minutes / minutes - 1 }
  })
}

/** What a yardstick without any data would say: straight line and a third, at 60 km/h. */
export const straightLine: RouteEstimator = (from, to) => {
  const distanceKm = greatCircleKm(from, to) * 1.3
  return { kind: 'route', distanceKm, minutes: distanceKm, source: 'estimate', estimated: true, line: [] }
}

const HEADING = ['', 'pairs', 'no road', 'km median', 'p90', 'worst', 'minutes median', 'p90', 'worst']

/** The accuracy of several sets of misses, as rows of a table. */
export function accuracyRows(
  sets: readonly (readonly [name: string, misses: readonly Miss[]])[],
): string[][] {
  return [HEADING, ...sets.map(([name, misses]) => [name, ...accuracyCells(misses)])]
}

function accuracyCells(misses: readonly Miss[]): string[] {
  const found = misses.flatMap((miss) => miss ?? [])
  const figures = (['km', 'minutes'] as const).flatMap((what) => {
    const sizes = found.map((miss) => Math.abs(miss[what])).toSorted((a, b) => a - b)
    return [50, 90, 100].map((percent) => `${(100 * percentile(sizes, percent)).toFixed(1)} %`)
  })
  return [`${misses.length}`, `${misses.length - found.length}`, ...figures]
}
