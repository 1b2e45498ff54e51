import type { GeoStream } from 'd3-geo'

/** Islands with fewer corners left than this are specks. */
const LEAST_CORNERS = 4

/**
 * Passes outlines on without the corners and specks that nobody could see: a tenth of the size at a continent's scale.
 * @param leastStep corners nearer than this are not told apart, in units of the picture
 */
export function withoutDetail(out: GeoStream, leastStep: number): GeoStream {
  let ring: [number, number][] | undefined
  return {
    point(x, y) {
      if (!ring) return out.point(x, y)
      const [lastX, lastY] = ring.at(-1) ?? [Infinity, Infinity]
      if (Math.hypot(x - lastX, y - lastY) > leastStep) ring.push([x, y])
    },
    lineStart() {
      ring = []
    },
    lineEnd() {
      const corners = ring ?? []
      ring = undefined
      if (corners.length < LEAST_CORNERS) return
      out.lineStart()
      for (const [x, y] of corners) out.point(x, y)
      out.lineEnd()
    },
    polygonStart: () => out.polygonStart(),
    polygonEnd: () => out.polygonEnd(),
    sphere: () => out.sphere?.(),
  }
}
