import { z } from 'zod'
import type { LatLon } from '../great-circle.ts'

/**
 * What kind of road it is; its speed and how it is chosen follow from that.
 * motorway: separated, no crossings; express: two lanes each way or a fast trunk road; main: an ordinary main road
 * through villages; mountain: hairpins, passes, narrow coasts; city: streets.
 */
export const roadKind = z.enum(['motorway', 'express', 'main', 'mountain', 'city'])

export type RoadKind = z.output<typeof roadKind>

/** A town as `FR:Mâcon`, an airport as `GVA`, or a named point. */
export type Stop = string

/**
 * A road as it is written down: its number, tunnel or pass as signs have it, the source to look it up by; its kind; and
 * its stops with the kilometres between neighbours: `FR:Mâcon -37- FR:Bourg-en-Bresse`.
 */
export interface RoadRow {
  road: string
  kind: RoadKind
  stops: string
}

/** Places on roads that are no town of the gazetteer: bridges, tunnels, passes, junctions. */
export type RoadPoints = ReadonlyMap<Stop, LatLon>

/** The road from one stop to the next. */
export interface Stretch {
  road: string
  kind: RoadKind
  from: Stop
  km: number
  to: Stop
}

const LENGTH = / -(\d+(?:\.\d+)?)- /

/**
 * Takes a row apart.
 * @throws TypeError when it is no chain of at least two stops
 */
export function stretches({ road, kind, stops }: RoadRow): Stretch[] {
  const parts = stops.split(LENGTH)
  if (parts.length < 3 || parts.some((part) => part.trim() === '')) {
    throw new TypeError(
      `Road ${road} must be a chain of stops and lengths, such as "FR:Mâcon -37- FR:Bourg": ${stops}`,
    )
  }
  return Array.from({ length: (parts.length - 1) / 2 }, (_, index) => ({
    road,
    kind,
    from: parts[index * 2] ?? '',
    km: Number(parts[index * 2 + 1]),
    to: parts[index * 2 + 2] ?? '',
  }))
}
