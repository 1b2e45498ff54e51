type SheetPoint = { readonly x: number; readonly y: number }

/** How far a bend reaches towards the next stop; 1 would be a full Catmull-Rom curve. */
const TENSION = 0.85

/** A smooth line through all the points, as SVG path data. */
export function routeLine(points: readonly SheetPoint[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.map((to, index) => {
    const from = points[index] ?? first
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const lead = step(before, to)
    const follow = step(from, after)
    return `C${text(from.x + lead.x)} ${text(from.y + lead.y)} ${text(to.x - follow.x)} ${text(to.y - follow.y)} ${text(to.x)} ${text(to.y)}`
  })
  return `M${text(first.x)} ${text(first.y)}${bends.join('')}`
}

function step(from: SheetPoint, to: SheetPoint): SheetPoint {
  return { x: ((to.x - from.x) * TENSION) / 6, y: ((to.y - from.y) * TENSION) / 6 }
}

function text(value: number): string {
  return value.toFixed(1)
}
