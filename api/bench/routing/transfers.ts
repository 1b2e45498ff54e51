import type { RoutePoint } from '#map/routing/routing.ts'
import { KNOWN_TRANSFERS } from './known-transfers.data.ts'

/** A transfer whose road distance and time are known. */
export interface Transfer {
  from: RoutePoint
  to: RoutePoint
  km: number
  minutes: number
  source: 'published' | 'general'
}

export const TRANSFERS: readonly Transfer[] = KNOWN_TRANSFERS.map(
  ([, fromCountry, fromLat, fromLon, , toCountry, toLat, toLon, km, minutes, source]) => ({
    from: { lat: fromLat, lon: fromLon, countryCode: fromCountry },
    to: { lat: toLat, lon: toLon, countryCode: toCountry },
    km,
    minutes,
    source,
  }),
)
