export interface LatLon {
  lat: number
  lon: number
}

const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180

/** Distance as the crow flies, in km, on the mean sphere. */
export function greatCircleKm(a: LatLon, b: LatLon): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  const h = half(b.lat - a.lat) + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * half(b.lon - a.lon)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
