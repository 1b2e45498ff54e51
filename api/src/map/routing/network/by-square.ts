import type { LatLon } from '../great-circle.ts'

/** What lies between two latitudes and two longitudes. */
export interface Bounds {
  south: number
  north: number
  west: number
  east: number
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.south <= b.north && a.north >= b.south && a.west <= b.east && a.east >= b.west
}

const PER_DEGREE = 2
/** More than there are squares round the earth. */
const ROW = 1000

const squareOf = (degrees: number) => Math.floor(degrees * PER_DEGREE)

/** Lines and areas by the squares of half a degree that they touch, so that few are looked at for one spot. */
export class BySquare<T extends { bounds: Bounds }> {
  readonly #squares = new Map<number, T[]>()

  constructor(items: readonly T[]) {
    for (const item of items) {
      const { south, north, west, east } = item.bounds
      for (let row = squareOf(south); row <= squareOf(north); row++) {
        for (let column = squareOf(west); column <= squareOf(east); column++) {
          const held = this.#squares.get(row * ROW + column)
          if (held) held.push(item)
          else this.#squares.set(row * ROW + column, [item])
        }
      }
    }
  }

  /** The last of those that may hold the point which the condition is true of. */
  lastAt({ lat, lon }: LatLon, condition: (item: T) => boolean): T | undefined {
    return this.#squares.get(squareOf(lat) * ROW + squareOf(lon))?.findLast(condition)
  }

  /** Whether the condition is true of any whose bounds meet these. */
  some(bounds: Bounds, condition: (item: T) => boolean): boolean {
    const lastRow = squareOf(bounds.north)
    const lastColumn = squareOf(bounds.east)
    for (let row = squareOf(bounds.south); row <= lastRow; row++) {
      for (let column = squareOf(bounds.west); column <= lastColumn; column++) {
        const held = this.#squares.get(row * ROW + column)
        if (held?.some((item) => meet(bounds, item.bounds) && condition(item))) return true
      }
    }
    return false
  }
}
