import { forEachInside } from './inside-rings.ts'
import type { Point } from './paths.ts'
import type { HeightField } from './terrain.ts'

/** How much of a country each step of its relief leaves below, where the land allows. */
const SHARES = [0.32, 0.56, 0.75, 0.89, 0.965]

/** Heights, in metres, at which a country's relief steps up: round numbers, each well above the one before. */
const ROUND = [
  ...[
    5, 10, 20, 40, 60, 80, 100, 130, 160, 200, 250, 300, 400, 500, 600, 700, 850, 1000, 1200, 1400, 1600,
    1800,
  ],
  ...[2000, 2200, 2500, 2800, 3200, 3600],
]

export function levelsFor(field: HeightField, country: readonly Point[][]): number[] {
  const heights: number[] = []
  forEachInside(field, country, (index) => heights.push(field.heights[index] ?? 0))
  heights.sort((a, b) => a - b)
  const levels: number[] = []
  for (const share of SHARES) {
    const wanted = heights[Math.floor(share * heights.length)] ?? 0
    const level = ROUND.findLast((round) => round <= wanted) ?? 5
    if (level > (levels.at(-1) ?? 0)) levels.push(level)
  }
  return levels
}
