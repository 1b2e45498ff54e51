export type Point = readonly [x: number, y: number]

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0]

/** Leaves out corners that lie no further than this from the line between those that stay (Douglas and Peucker). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const last = points.length - 1
  if (last < 2) return [...points]
  const kept = new Set([0, last])
  const spans: [number, number][] = [[0, last]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let furthest = -1
    let worst = tolerance
    for (let index = from + 1; index < to; index++) {
      const away = distance(at(points, index), at(points, from), at(points, to))
      if (away > worst) [furthest, worst] = [index, away]
    }
    if (furthest === -1) continue
    kept.add(furthest)
    spans.push([from, furthest], [furthest, to])
  }
  return points.filter((_, index) => kept.has(index))
}

/** A closed ring keeps the corner furthest from its first, so that it cannot fold into a line. */
export function simplifiedRing(ring: readonly Point[], tolerance: number): Point[] {
  const first = at(ring, 0)
  let half = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [halfX, halfY] = at(ring, half)
    if (Math.hypot(x - first[0], y - first[1]) > Math.hypot(halfX - first[0], halfY - first[1])) half = index
  }
  const there = simplified(ring.slice(0, half + 1), tolerance)
  const back = simplified([...ring.slice(half), first], tolerance)
  return [...there, ...back.slice(1, -1)]
}

/** How far a point lies from a stretch. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

/** What a ring goes round, in square units. */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = at(ring, (index + 1) % ring.length)
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum) / 2
}

/** The part of a ring inside a box (Sutherland and Hodgman); what runs along the box's edge cannot be seen there. */
export function clipped(ring: readonly Point[], [west, north, east, south]: readonly number[]): Point[] {
  const half = (points: readonly Point[], axis: 0 | 1, limit: number, sign: 1 | -1) => {
    const out: Point[] = []
    for (const [index, point] of points.entries()) {
      const previous = at(points, (index || points.length) - 1)
      const isIn = (point[axis] - limit) * sign >= 0
      if (isIn !== (previous[axis] - limit) * sign >= 0) {
        const part = (limit - previous[axis]) / (point[axis] - previous[axis])
        out.push([
          axis === 0 ? limit : previous[0] + part * (point[0] - previous[0]),
          axis === 1 ? limit : previous[1] + part * (point[1] - previous[1]),
        ])
      }
      if (isIn) out.push(point)
    }
    return out
  }
  let left: readonly Point[] = ring
  for (const [axis, limit, sign] of [
    [0, west ?? 0, 1],
    [0, east ?? 0, -1],
    [1, north ?? 0, 1],
    [1, south ?? 0, -1],
  ] as const) {
    left = half(left, axis, limit, sign)
  }
  return [...left]
}

/** Numbers as an SVG path likes them: no space before a minus. */
export const numbers = (values: readonly number[]) =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

/** A line of straight steps in whole units. */
export function lineData(points: readonly Point[]): string {
  let [x, y] = at(points, 0).map(Math.round)
  const steps: string[] = []
  for (const point of points.slice(1)) {
    const [nextX = 0, nextY = 0] = point.map(Math.round)
    if (nextX === x && nextY === y) continue
    steps.push(numbers([nextX - (x ?? 0), nextY - (y ?? 0)]))
    ;[x, y] = [nextX, nextY]
  }
  if (steps.length === 0) return ''
  const joined = steps.reduce((text, step) => text + (step.startsWith('-') ? '' : text && ' ') + step, '')
  return `M${numbers(at(points, 0).map(Math.round))}l${joined}`
}

export const ringData = (ring: readonly Point[]) => (ring.length < 3 ? '' : `${lineData(ring)}z`)

/** A ring with its corners rounded off: curves between the middles of its sides. */
export function softRingData(ring: readonly Point[]): string {
  if (ring.length < 3) return ''
  const middles = ring.map((point, index): Point => {
    const next = at(ring, (index + 1) % ring.length)
    return [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)]
  })
  let [x, y] = at(middles, ring.length - 1)
  let data = `M${numbers([x, y])}q`
  for (const [index, corner] of ring.entries()) {
    const middle = at(middles, index)
    const step = numbers([
      ...[Math.round(corner[0]) - x, Math.round(corner[1]) - y],
      ...[middle[0] - x, middle[1] - y],
    ])
    data += (index > 0 && !step.startsWith('-') ? ' ' : '') + step
    ;[x, y] = middle
  }
  return `${data}z`
}
