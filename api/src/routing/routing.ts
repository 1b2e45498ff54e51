import type { Place } from '../places/places.tables.ts'

/** A way by road. `estimated` says that no road network was asked. */
export interface Route {
  kind: 'route'
  /** One decimal. */
  distanceKm: number
  /** Whole minutes. */
  minutes: number
  source: string
  estimated: boolean
}

export type RouteResult = Route | { kind: 'no-road' } | { kind: 'too-close' }

/** Whatever tells how far it is by road. */
export interface RoutingPort {
  route(from: Place, to: Place): Promise<RouteResult>
}
