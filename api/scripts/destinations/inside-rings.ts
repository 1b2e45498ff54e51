import type { Point } from './paths.ts'
import type { HeightField } from './terrain.ts'

/** Visits the corners of a grid that lie inside of rings (by odd and even). */
export function forEachInside(
  { x: west, y: north, step, columns, rows }: HeightField,
  rings: readonly (readonly Point[])[],
  visit: (index: number) => void,
): void {
  for (let row = 0; row < rows; row++) {
    const y = north + row * step
    const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).toSorted((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil(((crossings[pair] ?? 0) - west) / step))
      const last = Math.min(columns - 1, Math.floor(((crossings[pair + 1] ?? 0) - west) / step))
      for (let column = first; column <= last; column++) visit(row * columns + column)
    }
  }
}

/** Where a ring crosses a line from west to east. */
function crossingsOf(ring: readonly Point[], y: number): number[] {
  return ring.flatMap(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
    return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
  })
}
