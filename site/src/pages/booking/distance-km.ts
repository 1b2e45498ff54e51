interface Point {
  readonly lat: number
  readonly lon: number
}

const EARTH_KM = 6371

/** The straight way between two points, in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const width = Math.sin(radians(other.lon - one.lon) / 2) ** 2
  const part = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part))
}
