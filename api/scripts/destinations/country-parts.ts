import type { Scene } from './scenes.data.ts'
import type { Point } from './paths.ts'
import type { Ground } from './terrain.ts'

/** Scotland's border as latitude and longitude: up the Solway, over the Cheviots and down the Tweed. */
const SCOTTISH_BORDER = [
  [54.6, -4.2],
  [54.82, -3.6],
  [54.94, -3.3],
  [54.99, -3.06],
  [55.1, -2.8],
  [55.27, -2.62],
  [55.36, -2.45],
  [55.48, -2.2],
  [55.65, -2.24],
  [55.81, -2.03],
] as const

/** The rings of a country that belong in its picture: those near enough to its capital, and Scotland's alone of Britain's. */
export function partsOf(scene: Scene, rings: readonly Point[][], ground: Ground): Point[][] {
  const near = rings.filter((ring) =>
    ring.some(([x, y]) => {
      const [lon, lat] = ground.invert(x, y)
      return Math.hypot(lat - scene.lat, (lon - scene.lon) * Math.cos((lat * Math.PI) / 180)) < scene.reach
    }),
  )
  return scene.code === 'gb-sct' ? near.flatMap((ring) => scottish(ring, ground)) : near
}

/** What of a ring is Scotland's. Britain's coast crosses the border twice, and what is left closes along it. */
function scottish(ring: readonly Point[], { project, invert }: Ground): Point[][] {
  const isScottish = (point: Point) => {
    const [lon, lat] = invert(...point)
    return lat > borderAt(lon)
  }
  // Ireland's north-east is the kingdom's too, and lies as far north.
  if (ring.map((point) => invert(...point)).every(([lon, lat]) => lon < -5.3 && lat < 55.4)) return []
  const kept = ring.map(isScottish)
  if (!kept.includes(true)) return []
  if (!kept.includes(false)) return [[...ring]]
  const border = SCOTTISH_BORDER.slice(3).map(([lat, lon]): Point => [...project(lon, lat)])
  const coast = longestRun(ring, isScottish)
  const [endX = 0, endY = 0] = coast.at(-1) ?? []
  const gap = ([x, y]: Point) => Math.hypot(x - endX, y - endY)
  const [west = [0, 0], east = [0, 0]] = [border[0], border.at(-1)]
  return [[...coast, ...(gap(west) < gap(east) ? border : border.toReversed())]]
}

/** The longest stretch of a ring whose corners all pass. */
function longestRun(ring: readonly Point[], passes: (point: Point) => boolean): Point[] {
  let longest: Point[] = []
  let run: Point[] = []
  // Twice round, for a stretch may lie across the ring's first corner.
  for (const point of [...ring.slice(1), ...ring.slice(1)]) {
    run = passes(point) ? [...run, point] : []
    if (run.length > longest.length) longest = run
  }
  return longest
}

function borderAt(lon: number): number {
  const next = SCOTTISH_BORDER.findIndex((corner) => corner[1] > lon)
  const to = SCOTTISH_BORDER[next]
  const from = SCOTTISH_BORDER[next - 1]
  if (!to) return 55.81
  if (!from) return to[0]
  return from[0] + ((lon - from[1]) / (to[1] - from[1])) * (to[0] - from[0])
}
