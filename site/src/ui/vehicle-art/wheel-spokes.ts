/** Spokes of a carriage wheel as path data: `count` lines between two radii about a centre, one pointing straight up. */
export function wheelSpokes(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) =>
      `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
    return `M${at(from)}L${at(to)}`
  }).join('')
}
