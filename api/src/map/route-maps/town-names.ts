import { HEIGHT, WIDTH } from './map-view.ts'

/** A town that may be named in the picture. */
export interface Town {
  name: string
  x: number
  y: number
  weight: number
}

/** A name and where it is written: to the right of its dot, or to the left where the picture ends. */
export interface TownName extends Town {
  anchor: 'start' | 'end'
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const MOST_NAMES = 4
/** Of a name as large as it has to be where the picture is 300 px wide. */
const LETTER = 14.2
const LINE = 34
const GAP = 10
/** Kept free for the name of an end of the way: its width, and from where to where it reaches from its point. */
const LABEL = { width: 270, from: 10, to: 60 }
const EDGE = 10

/** Chooses the names that fit: the larger town first, none over another or over what is drawn already. */
export function chooseNames(towns: readonly Town[], taken: readonly Box[]): TownName[] {
  const boxes = [...taken]
  const names: TownName[] = []
  for (const town of towns.toSorted((a, b) => b.weight - a.weight)) {
    if (names.length === MOST_NAMES) break
    const fit = (['start', 'end'] as const).find((anchor) => {
      const box = boxOf(town, anchor)
      return isInside(box) && boxes.every((other) => !overlap(box, other))
    })
    if (!fit) continue
    boxes.push(boxOf(town, fit))
    names.push({ ...town, anchor: fit })
  }
  return names
}

/** The space that a name which was chosen takes. */
export const nameBox = (name: TownName): Box => boxOf(name, name.anchor)

/** The space around a point of the way that no name may cover. */
export function pointBox({ x, y }: { x: number; y: number }, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/**
 * The space that the name of an end of the way is written in, above or below its point. It reaches to both sides as there is
 * room for it, and stays inside the picture.
 */
export function labelBox({ x, y, side }: { x: number; y: number; side: 'above' | 'below' }): Box {
  const left = x - (x / WIDTH) * LABEL.width
  const height = LABEL.to - LABEL.from
  const top = side === 'above' ? Math.max(y - LABEL.to, 0) : Math.min(y + LABEL.from, HEIGHT - height)
  return { left, right: left + LABEL.width, top, bottom: top + height }
}

function boxOf({ name, x, y }: Town, anchor: TownName['anchor']): Box {
  const width = name.length * LETTER + GAP
  const [left, right] = anchor === 'start' ? [x - 4, x + width] : [x - width, x + 4]
  return { left, right, top: y - LINE / 2, bottom: y + LINE / 2 }
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= EDGE && right <= WIDTH - EDGE && top >= EDGE && bottom <= HEIGHT - EDGE
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
