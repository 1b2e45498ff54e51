import { landmassOf } from './landmass.ts'
import type { NoRoute, RoutePoint } from './routing.ts'

/** Whether only a ship, a car train or a plane leads from one point to the other. */
export function isOtherLand(from: RoutePoint, to: RoutePoint): boolean {
  return landmassOf(from) !== landmassOf(to)
}

/** Why there is no way, in words: "No road leads from the mainland to Mallorca". */
export function noRoadBetween(from: RoutePoint, to: RoutePoint): NoRoute {
  const [here, there] = [landmassOf(from), landmassOf(to)]
  const ends = here === there ? 'between these two places' : `from ${here} to ${there}`
  return {
    kind: 'none',
    code: 'NO_ROAD',
    message: `No road leads ${ends}: there is only a ferry, a car train or a flight. Please book a transfer on each side.`,
  }
}
