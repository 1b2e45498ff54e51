/** The dark hollow over a wheel, as path data: the arch above the body's lower edge, closed along it. */
export function wheelArch(x: number, centreY: number, radius: number, bottomY: number): string {
  const half = Math.sqrt(radius ** 2 - (bottomY - centreY) ** 2)
  return `M${(x + half).toFixed(2)} ${bottomY}A${radius} ${radius} 0 1 0 ${(x - half).toFixed(2)} ${bottomY}Z`
}
