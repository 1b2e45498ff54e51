import { cellOf, cellsAround, flatKm, KM_PER_DEGREE } from '../geo-cells.ts'
import type { Point } from '../places.tables.ts'

/** Finds what lies near a point among many points held in memory; used while seeding only. */
export class NearbyIndex<T extends Point> {
  readonly #cells = new Map<number, T[]>()

  constructor(points: Iterable<T>) {
    for (const point of points) {
      const cell = cellOf(point)
      const held = this.#cells.get(cell)
      if (held) held.push(point)
      else this.#cells.set(cell, [point])
    }
  }

  /** The nearest point within the radius that the condition holds for. */
  nearest(centre: Point, radiusKm: number, condition: (point: T) => boolean = () => true): T | undefined {
    let best: T | undefined
    let bestKm = radiusKm
    for (const cell of cellsAround(centre, radiusKm)) {
      for (const point of this.#cells.get(cell) ?? []) {
        // Most are too far to the north or south already.
        if (Math.abs(point.lat - centre.lat) * KM_PER_DEGREE > bestKm) continue
        const km = flatKm(centre, point)
        if (km <= bestKm && condition(point)) {
          best = point
          bestKm = km
        }
      }
    }
    return best
  }

  /** Whether any point lies within the radius. */
  hasAny(centre: Point, radiusKm: number): boolean {
    return cellsAround(centre, radiusKm).some((cell) =>
      this.#cells.get(cell)?.some((point) => flatKm(centre, point) <= radiusKm),
    )
  }
}
