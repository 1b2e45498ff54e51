/** A spot of the map in a picture, in units of the drawing. */
interface Spot {
  x: number
  y: number
}

/** What a picture of a link shows: words above a map. */
export interface PictureJob {
  /** One name, or the two ends of a way. */
  names: readonly [string, string?]
  /** Below it, muted: as many of them as there is room for. */
  details: readonly string[]
  map: {
    land: readonly string[]
    towns: readonly (Spot & { name: string; side: 'left' | 'right' })[]
    /** The ways on it, as paths. */
    ways: readonly string[]
    isDirectLine: boolean
    /** Where a ride begins, and where it may end. */
    start?: Spot
    ends: readonly Spot[]
  }
}
