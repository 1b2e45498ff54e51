/** A point of the picture, in its own units. */
export interface Spot {
  x: number
  y: number
}

/** Points nearer to one another than this are drawn as one. */
const LEAST_STEP = 3

/** A bend is rounded from so far before it to so far behind it: further, and the line would leave the road. */
const ROUNDED = 14

/** The way without points that nobody could tell apart. Both ends stay where they are. */
export function thin(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = []
  for (const [index, spot] of spots.entries()) {
    const last = kept.at(-1)
    const isEnd = index === spots.length - 1
    if (last && Math.hypot(spot.x - last.x, spot.y - last.y) < LEAST_STEP) {
      // The end stands where it is, whatever came just before it.
      if (isEnd && kept.length > 1) kept.pop()
      else if (!isEnd) continue
    }
    kept.push(spot)
  }
  return kept
}

/** A line through all its points, as SVG path data, that bends a little before and behind each. */
export function wayPath(spots: readonly Spot[]): string {
  const [start, ...rest] = spots
  const end = rest.at(-1)
  if (!start || !end) return ''
  const bends = rest.slice(0, -1).map((spot, index) => {
    const [before, after] = [spots[index] ?? spot, spots[index + 2] ?? spot]
    const [from, to] = [towards(spot, before), towards(spot, after)]
    return `L${text(from)}Q${text(spot)} ${text(to)}`
  })
  return `M${text(start)}${bends.join('')}L${text(end)}`
}

/** To one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Where the bend at a point begins, on the way to its neighbour: never beyond half of it. */
function towards(spot: Spot, next: Spot): Spot {
  const length = Math.hypot(next.x - spot.x, next.y - spot.y)
  const part = length === 0 ? 0 : Math.min(0.5, ROUNDED / length)
  return { x: spot.x + (next.x - spot.x) * part, y: spot.y + (next.y - spot.y) * part }
}

function text({ x, y }: Spot): string {
  return `${round(x)} ${round(y)}`
}
