import type { RoadKind } from '../known-roads/road.ts'

/** The few numbers of the estimate that are fitted rather than known; `pnpm bench:routing` tries them on pairs held out. */
export interface RoadModel {
  /** What a car makes on a known road on average, in km/h, with junctions, works and ordinary traffic. */
  kmh: Readonly<Record<RoadKind, number>>
  /**
   * Small roads between neighbouring places, whose length is not known: how much longer than straight they are, how
   * much more in mountains and where they climb; their km/h, the share they lose in mountains, and the minutes that every
   * village on the way takes.
   */
  local: {
    bend: number
    mountains: number
    climb: number
    kmh: number
    mountainsSlower: number
    village: number
  }
  /** Streets between a door and the next place's centre: longer than straight by this, at so many km/h. */
  streets: { bend: number; kmh: number }
  /** Every ride loses so many minutes in the streets at its ends, in full once it is longer than these km. */
  towns: { minutes: number; km: number }
}

/** Fitted to road distances and times of real transfers, 2026-11-21. */
export const ROAD_MODEL: RoadModel = {
  kmh: { motorway: 97, express: 80, main: 65, mountain: 45, city: 30 },
  local: { bend: 1.1, mountains: 0.45, climb: 0.3, kmh: 55, mountainsSlower: 0.3, village: 0.5 },
  streets: { bend: 1.35, kmh: 34 },
  towns: { minutes: 10, km: 5 },
}

/** Where roads are slower than elsewhere, by how much. */
const PACE: Readonly<Record<string, number>> = {
  ...{ AL: 0.92, AM: 0.86, BA: 0.92, BG: 0.96, EE: 0.95, GE: 0.86, GR: 0.97, IS: 0.97 },
  ...{ LT: 0.97, LV: 0.95, MD: 0.88, ME: 0.93, MK: 0.96, NO: 0.97, RO: 0.93, FI: 0.98, SE: 0.98 },
}

/** The pace of roads between two countries, 1 where they are as quick as in most of Europe. */
export function paceBetween(a: string, b: string): number {
  return ((PACE[a] ?? 1) + (PACE[b] ?? 1)) / 2
}
