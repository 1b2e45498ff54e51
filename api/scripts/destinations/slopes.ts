import type { Camera } from './camera.ts'
import { type Point, ringData, simplified } from './paths.ts'
import { WIDTH } from './picture-size.ts'
import type { HeightField } from './terrain.ts'

/** One range of the view, seen from before: its outline, and the sides that lie away from the light. */
export interface Slope {
  ahead: number
  outline: string
  shade: string
}

const COLUMN = 10

/**
 * Cuts the land across the view into ranges, the furthest first.
 * @param lowest metres under which ground counts as flat
 * @param tolerance how far, in the picture's units, a corner may lie from the line that leaves it out
 */
export function slopesOf(
  field: HeightField,
  camera: Camera,
  { ranges, lowest, tolerance }: { ranges: number; lowest: number; tolerance: number },
): Slope[] {
  const { near, far } = camera
  const aheadAt = (range: number) => far * 0.98 * ((near * 0.85) / (far * 0.98)) ** (range / ranges)
  return Array.from({ length: ranges }, (_, range) => {
    const [behind, before] = [aheadAt(range), aheadAt(range + 1)]
    const crest = crestOf(field, camera, [behind, before], lowest)
    const outlines: string[] = []
    const shades: string[] = []
    for (const stretch of stretches(crest, lowest)) {
      const top = simplified(
        stretch.map(({ right, metres, ahead }) => camera.see(right, ahead, metres)),
        tolerance,
      )
      const foot = simplified(
        stretch.map(({ right, front }) => camera.see(right, front, 0)),
        tolerance,
      )
      outlines.push(ringData([...top, ...foot.toReversed()]))
      shades.push(...shadesOf(top, Math.max(...foot.map(([, y]) => y))))
    }
    return { ahead: behind, outline: outlines.join(''), shade: shades.join('') }
  })
}

interface Spot {
  right: number
  ahead: number
  metres: number
  /** How near to the eye the ground under it comes. */
  front: number
}

/** The highest ground between two distances, column by column of the picture. */
function crestOf(
  field: HeightField,
  camera: Camera,
  [behind, before]: readonly [number, number],
  lowest: number,
): Spot[] {
  const steps = 12
  return Array.from({ length: WIDTH / COLUMN + 5 }, (_, column) => {
    let best: Omit<Spot, 'front'> | undefined
    let highest = Infinity
    let front = behind
    for (let step = 0; step < steps; step++) {
      const ahead = behind + ((before - behind) * step) / steps
      const right = camera.rightAt((column - 2) * COLUMN, ahead)
      const metres = heightAt(field, right, ahead)
      const [, y] = camera.see(right, ahead, metres)
      if (metres > lowest) front = ahead
      if (best && y >= highest) continue
      best = { right, ahead, metres }
      highest = y
    }
    return { ...(best ?? { right: 0, ahead: behind, metres: 0 }), front }
  })
}

function heightAt({ x, y, step, columns, rows, heights }: HeightField, right: number, ahead: number): number {
  const column = Math.min(columns - 2, Math.max(0, (right - x) / step))
  const row = Math.min(rows - 2, Math.max(0, (ahead - y) / step))
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const at = (across: number, down: number) => heights[(top + down) * columns + left + across] ?? 0
  const [partX, partY] = [column - left, row - top]
  return (
    (at(0, 0) * (1 - partX) + at(1, 0) * partX) * (1 - partY) +
    (at(0, 1) * (1 - partX) + at(1, 1) * partX) * partY
  )
}

/** Runs of spots above the flat, each with the flat spot on either side. */
function stretches(crest: readonly Spot[], lowest: number): Spot[][] {
  const found: Spot[][] = []
  let open: Spot[] | undefined
  for (const [index, spot] of crest.entries()) {
    const previous = crest[index - 1]
    if (spot.metres > lowest && !open) found.push((open = previous ? [{ ...previous, metres: 0 }] : []))
    if (open) open.push(spot.metres > lowest ? spot : { ...spot, metres: 0 })
    if (spot.metres <= lowest) open = undefined
  }
  return found.filter((stretch) => stretch.length > 3)
}

/** Where a crest falls to the left, its side is turned away from the sun. */
function shadesOf(top: readonly Point[], base: number): string[] {
  const shades: string[] = []
  let fall: Point[] = []
  const close = () => {
    const [peak, foot] = [fall[0], fall.at(-1)]
    if (peak && foot && foot[1] - peak[1] > 5) {
      const drop = Math.min(base, foot[1] + (foot[1] - peak[1]) * 0.5)
      shades.push(
        ringData([
          ...fall,
          [peak[0] + (foot[0] - peak[0]) * 0.52, drop],
          [peak[0] + (foot[0] - peak[0]) * 0.16, peak[1] + (drop - peak[1]) * 0.46],
        ]),
      )
    }
    fall = []
  }
  for (const point of top.toReversed()) {
    const last = fall.at(-1)
    if (last && point[1] <= last[1]) close()
    fall.push(point)
  }
  close()
  return shades
}
