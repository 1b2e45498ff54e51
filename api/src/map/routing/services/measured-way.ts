import type { LatLon } from '../great-circle.ts'

/** A way along real roads, as a routing service measured it. */
export interface MeasuredWay {
  distanceKm: number
  minutes: number
  line: readonly LatLon[]
}

/** A routing service outside. */
export interface RoutingService {
  /** `osrm`, `valhalla` or `google`: prices made from it say so. */
  readonly name: string
  /**
   * @returns the way; null when no road leads there, or only one with a ferry or a car train
   * @throws Error when the service does not answer, or answers what it should not
   */
  measure(from: LatLon, to: LatLon): Promise<MeasuredWay | null>
}

/** A way from a service's metres and seconds. */
export function measuredWay(metres: number, seconds: number, line: readonly LatLon[]): MeasuredWay {
  return {
    distanceKm: Math.round(metres / 100) / 10,
    minutes: Math.max(1, Math.round(seconds / 60)),
    line,
  }
}

/** An answer that does not have the shape the service documents. */
export class UnexpectedAnswer extends Error {
  constructor(service: string, what: string) {
    super(`${service} answered something unexpected: ${what}`)
  }
}
