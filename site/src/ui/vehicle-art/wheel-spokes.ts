/** Spokes of a carriage wheel as path data: `count` lines between two radii about a centre, one pointing straight up. */
export function wheelSpokes(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) =>
      `${hundredths(x + radius * Math.cos(angle))} ${hundredths(y + radius * Math.sin(angle))}`
    return `M${at(from)}L${at(to)}`
  }).join('')
}

/** Without the noughts at its end, which each page would carry. */
const hundredths = (value: number): number => Math.round(value * 100) / 100
