import type { Place } from '#map/places/places.tables.ts'
import type { KeptRoute, RouteFinder } from '#map/routing/kept-routes.ts'
import type { TransferRoute } from './transfer-routes.ts'

/** What a page says of a way. */
export type Way = Pick<KeptRoute, 'id' | 'distanceKm' | 'minutes'>

export type WayOf = (route: TransferRoute, airport: Place, place: Place) => Promise<Way | null>

/** A way that was found is known for so long without the database. */
const KNOWN_MS = 60 * 60_000

/**
 * The ways of the rides that have a page, each looked up once an hour: at most as many as there are rides. Null where there is none.
 */
export function transferWays(routes: RouteFinder, now: () => Date): WayOf {
  const known = new Map<TransferRoute, { at: number; way: Promise<Way | null> }>()
  return (route, airport, place) => {
    const at = now().getTime()
    const held = known.get(route)
    if (held && Math.abs(at - held.at) < KNOWN_MS) return held.way
    const way = routes
      .find(airport, place)
      .then((found) =>
        found.kind === 'none' ? null : { id: found.id, distanceKm: found.distanceKm, minutes: found.minutes },
      )
    known.set(route, { at, way })
    way.catch(() => {
      // What failed is tried again by the next request.
      if (known.get(route)?.way === way) known.delete(route)
    })
    return way
  }
}
