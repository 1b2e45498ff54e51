import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { keepNewest } from '#platform/http/keep-newest.ts'
import type { FoundRoute } from './routing.ts'

/** A way as the database holds it for a pair. */
export interface HeldRoute {
  route: FoundRoute
  /** Whether it leads from or to a point that somebody sent. */
  isExact: boolean
  /** When it holds for the pair no longer. */
  expiresAt: Date
}

/** What is remembered at most: less than a megabyte. */
const MOST_PAIRS = 2000

/**
 * The ways between places that this process was told of within the last minute. A way of somebody's own door is not remembered: it
 * goes with them.
 */
export function recentRoutes() {
  const kept = new Map<string, { route: FoundRoute; until: number }>()
  return {
    get(pair: string, now: Date): FoundRoute | undefined {
      const entry = kept.get(pair)
      return entry && now.getTime() < entry.until ? entry.route : undefined
    },
    note(pair: string, { route, isExact, expiresAt }: HeldRoute, now: Date): void {
      if (isExact) return
      const until = Math.min(now.getTime() + MS_PER_MINUTE, expiresAt.getTime())
      keepNewest(kept, pair, { route, until }, MOST_PAIRS)
    },
  }
}
