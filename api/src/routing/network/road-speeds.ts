import type { RoadKind } from '../known-roads/road.ts'

/** What a car makes on a known road on average, in km/h, with junctions, works and ordinary traffic. */
export const ROAD_KMH: Readonly<Record<RoadKind, number>> = {
  motorway: 106,
  express: 84,
  main: 64,
  mountain: 47,
  city: 32,
}

/** Where roads are slower than elsewhere, by how much. */
export const PACE: Readonly<Record<string, number>> = {
  ...{ AL: 0.85, AM: 0.75, BA: 0.85, BG: 0.92, EE: 0.92, GE: 0.75, GR: 0.92, IS: 0.92 },
  ...{ LT: 0.95, LV: 0.92, MD: 0.82, ME: 0.85, MK: 0.9, NO: 0.85, RO: 0.88, FI: 0.95, SE: 0.95 },
}

/** The pace of roads between two countries, 1 where they are as quick as in most of Europe. */
export function paceBetween(a: string, b: string): number {
  return ((PACE[a] ?? 1) + (PACE[b] ?? 1)) / 2
}
