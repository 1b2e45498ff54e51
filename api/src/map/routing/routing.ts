import type { LatLon } from './great-circle.ts'

/** A point and the country it lies in, which the speed and bend of roads depend on. */
export interface RoutePoint {
  lat: number
  lon: number
  countryCode: string
}

/** A way by road. */
export interface Route {
  kind: 'route'
  /** Road kilometres, one decimal. */
  distanceKm: number
  /** Whole minutes of driving in ordinary traffic. */
  minutes: number
  /** Who says so: "estimate" or the routing service's name. */
  source: string
  /** Whether it is our estimate instead of a route along real roads. */
  estimated: boolean
  /** Points along the way, both ends included: enough to draw it. */
  line: readonly LatLon[]
}

/** What a price takes from a way that is kept, by its id. The line, which pictures are drawn from, is long and stays behind. */
export interface FoundRoute extends Omit<Route, 'line'> {
  /** 32 hexadecimal digits, a digest of the way itself. */
  id: string
}

/** Why there is nothing to price. The codes are those of the API's catalogue (422). */
export interface NoRoute {
  kind: 'none'
  code: 'NO_ROAD' | 'PLACES_TOO_CLOSE'
  /** For people: what, why, and what to do. */
  message: string
}

/** The port to whatever knows roads: our estimate, or OSRM, Valhalla or Google with the estimate to stand in. */
export interface RoutingPort {
  /** Tells whose answers these are; another name means other answers, so kept ones no longer hold. */
  readonly name: string
  /** Where no car can go, the answer says so. */
  route(from: RoutePoint, to: RoutePoint): Promise<Route | NoRoute>
}
