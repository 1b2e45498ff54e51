import type { Point } from './paths.ts'
import type { HeightField } from './terrain.ts'

/** Rings round all ground at least this high (marching squares); the grid's outside counts as low. */
export function contours(field: HeightField, level: number): Point[][] {
  const next = new Map<string, Point[]>()
  const { columns, rows, heights, step, x: west, y: north } = field
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? level - 1
      : (heights[row * columns + column] ?? 0)
  /** Where the level crosses between two corners; always counted the same way, so that ends meet exactly. */
  const cross = (aColumn: number, aRow: number, bColumn: number, bRow: number): Point => {
    const a = at(aColumn, aRow)
    const part = (level - a) / (at(bColumn, bRow) - a)
    return [
      west + (aColumn + part * (bColumn - aColumn)) * step,
      north + (aRow + part * (bRow - aRow)) * step,
    ]
  }
  const add = (from: Point, to: Point) => {
    const key = keyOf(from)
    next.set(key, [...(next.get(key) ?? []), to])
  }
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const top = () => cross(column, row, column + 1, row)
      const right = () => cross(column + 1, row, column + 1, row + 1)
      const bottom = () => cross(column, row + 1, column + 1, row + 1)
      const left = () => cross(column, row, column, row + 1)
      const high = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
      const shape = high.reduce((sum, height, corner) => sum + (height >= level ? 1 << corner : 0), 0)
      // High ground lies to the left of each stretch, so that rings chain up.
      const sides = [
        [],
        [left, top],
        [top, right],
        [left, right],
        [right, bottom],
        [left, top, right, bottom],
      ]
      const more = [
        [top, bottom],
        [left, bottom],
        [bottom, left],
        [bottom, top],
        [top, right, bottom, left],
      ]
      const rest = [[bottom, right], [right, left], [right, top], [top, left], []]
      const ends = [...sides, ...more, ...rest][shape] ?? []
      for (let index = 0; index + 1 < ends.length; index += 2) {
        const [from, to] = [ends[index]?.(), ends[index + 1]?.()]
        if (from && to) add(from, to)
      }
    }
  }
  return chained(next)
}

const keyOf = ([x, y]: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`

function chained(next: Map<string, Point[]>): Point[][] {
  const rings: Point[][] = []
  for (const start of next.keys()) {
    const ring: Point[] = []
    for (let step = next.get(start)?.pop(); step; step = next.get(keyOf(step))?.pop()) ring.push(step)
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}
