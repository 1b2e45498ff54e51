/** A place on the globe, in degrees. */
export type GlobePoint = { readonly lat: number; readonly lon: number }

/** The sheet that the map of Europe is drawn on. */
export const MAP_SHEET = { width: 1000, height: 780 } as const

const RADIANS = Math.PI / 180

/** Standard parallels and centre of a Lambert conformal conic projection that keeps Europe's familiar shape. */
const [SOUTH, NORTH, CENTRE] = [
  43 * RADIANS,
  60 * RADIANS,
  { lat: 49.4 * RADIANS, lon: 9.5 * RADIANS },
] as const

/** Units of the sheet for one radius of the earth. */
const SCALE = 1680

const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(slope(NORTH) / slope(SOUTH))
const FACTOR = (Math.cos(SOUTH) * slope(SOUTH) ** CONE) / CONE

/** Where a place lies on the sheet; outside of it for places that it does not show. */
export function project({ lat, lon }: GlobePoint): { x: number; y: number } {
  const angle = CONE * (lon * RADIANS - CENTRE.lon)
  const distance = radius(lat * RADIANS)
  return {
    x: MAP_SHEET.width / 2 + SCALE * distance * Math.sin(angle),
    y: MAP_SHEET.height / 2 - SCALE * (radius(CENTRE.lat) - distance * Math.cos(angle)),
  }
}

function radius(lat: number): number {
  return FACTOR / slope(lat) ** CONE
}

function slope(lat: number): number {
  return Math.tan(Math.PI / 4 + lat / 2)
}
