import type { QueryRunner } from '../places/places.tables.ts'
import type { RouteEstimator } from './estimate-route.ts'
import { networkVersion } from './network/network-version.ts'
import { loadRoadNetwork } from './road-network-store.ts'
import type { RoutingPort } from './routing.ts'

/**
 * The routing that needs nothing outside: every answer is an estimate over our own road network, and says so. The network
 * is read from the database when it is first needed.
 */
export function estimatedRouting(db: () => QueryRunner): RoutingPort {
  let loading: Promise<RouteEstimator> | undefined
  const estimator = () =>
    (loading ??= load().catch((error: unknown) => {
      // The next journey tries again.
      loading = undefined
      throw error
    }))
  async function load(): Promise<RouteEstimator> {
    // Loaded only here: it reads maps of coasts and mountains, which no start needs.
    const { routeEstimator } = await import('./estimate-route.ts')
    return routeEstimator(await loadRoadNetwork(db()))
  }
  return {
    name: `estimate:${networkVersion()}`,
    async route(from, to) {
      return (await estimator())(from, to)
    },
  }
}
