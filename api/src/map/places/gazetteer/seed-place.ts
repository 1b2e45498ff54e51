import type { PlaceRow } from '../places.tables.ts'

/** A place on its way into the gazetteer, with every name it answers to. */
export interface SeedPlace extends Omit<PlaceRow, 'number'> {
  /** Other names, spellings and languages; the first name is `name`. */
  otherNames: string[]
  /** Metres above the sea; null where the register does not say. */
  elevation: number | null
}

/** Somewhere outside the served countries, kept only so that a point there is not taken for one inside. */
export interface OutsidePlace {
  lat: number
  lon: number
}
