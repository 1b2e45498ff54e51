import type { Logger } from 'pino'
import { isOtherLand, noRoadBetween } from './no-road.ts'
import type { RoutingService } from './services/measured-way.ts'
import { isTooClose, TOO_CLOSE } from './too-close.ts'
import type { RoutingPort } from './routing.ts'

/** More points than this show nothing more in a picture, and take room in the database. */
const MOST_POINTS = 200

/**
 * A routing service, with our estimate to stand in when it does not answer. What needs no service is answered without:
 * points of different land, which a service would join by ship.
 */
export function serviceRouting(service: RoutingService, estimate: RoutingPort, log: Logger): RoutingPort {
  return {
    name: service.name,
    async route(from, to) {
      if (isOtherLand(from, to)) return noRoadBetween(from, to)
      if (isTooClose(from, to)) return TOO_CLOSE
      try {
        const way = await service.measure(from, to)
        if (way === null) return noRoadBetween(from, to)
        return { kind: 'route', ...way, line: sparse(way.line), source: service.name, estimated: false }
      } catch (error) {
        log.warn({ service: service.name, err: error }, 'routing service failed: estimating')
        return estimate.route(from, to)
      }
    },
  }
}

function sparse<T>(points: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(points.length / MOST_POINTS))
  return points.filter((_, index) => index % step === 0 || index === points.length - 1)
}
