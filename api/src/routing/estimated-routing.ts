import type { RoutingPort } from './routing.ts'

/** Great circle times a factor, until a road network is asked. */
export const estimatedRouting: RoutingPort = {
  async route(from, to) {
    const rad = Math.PI / 180
    const h =
      Math.sin(((to.lat - from.lat) * rad) / 2) ** 2 +
      Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * Math.sin(((to.lon - from.lon) * rad) / 2) ** 2
    const km = 2 * 6371 * Math.asin(Math.sqrt(h))
    if (km < 0.3) return { kind: 'too-close' }
    const distanceKm = Math.round(km * 1.3 * 10) / 10
    return { kind: 'route', distanceKm, minutes: Math.max(1, Math.round((distanceKm / 70) * 60)), source: 'estimate', estimated: true }
  },
}
