import type { Logger } from 'pino'
import type { Config } from '#platform/settings/config.ts'
import { jsonService } from '#platform/outside/json-service.ts'
import type { QueryRunner } from '../places/places.tables.ts'
import { estimatedRouting } from './estimated-routing.ts'
import type { RoutingPort } from './routing.ts'
import { serviceRouting } from './service-routing.ts'
import { googleRoutes } from './services/google-routes.ts'
import type { RoutingService } from './services/measured-way.ts'
import { osrm } from './services/osrm.ts'
import { valhalla } from './services/valhalla.ts'

/** The routing that the configuration asks for: a service with our estimate to stand in, or the estimate alone. */
export function openRouting(
  { routing }: Pick<Config, 'routing'>,
  db: () => QueryRunner,
  log: Logger,
): RoutingPort {
  const estimate = estimatedRouting(db)
  return routing ? serviceRouting(openService(routing), estimate, log) : estimate
}

function openService(routing: NonNullable<Config['routing']>): RoutingService {
  const ask = jsonService()
  switch (routing.engine) {
    case 'osrm':
      return osrm(routing.url, ask)
    case 'valhalla':
      return valhalla(routing.url, ask)
    case 'google':
      return googleRoutes(routing.key, ask)
  }
}
