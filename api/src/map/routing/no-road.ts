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

/** So many times longer than the straight line no road is that people drive, by how far apart the ends are, in km. */
const WAYS_ROUND = [
  { from: 150, times: 2.7 },
  // Over a range or round a bay: Turin to Zermatt, 80 km as the crow flies, takes 310.
  { from: 30, times: 5 },
]

/** Whether the only road goes round a sea that people cross by ship: Tallinn to Helsinki is 4,700 km by way of Lapland. */
export function isWayRound(km: number, straightKm: number): boolean {
  const times = WAYS_ROUND.find(({ from }) => straightKm > from)?.times ?? Infinity
  return km > straightKm * times
}

export function noStraightRoad(km: number, straightKm: number): NoRoute {
  return {
    kind: 'none',
    code: 'NO_ROAD',
    message: `No direct road leads between these two places: the only one goes ${Math.round(km)} km round for ${Math.round(straightKm)} km as the crow flies, and people take a ferry or a flight. Please book a transfer on each side.`,
  }
}
