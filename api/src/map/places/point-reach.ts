import type { Choice } from './choose-place.ts'
import { flatKm } from './geo-cells.ts'
import type { PlaceKind, PlaceRow, Point } from './places.tables.ts'
import { CITY_WEIGHT } from './trust-choice.ts'

/**
 * How far, in km, a position may lie from the place that the text beside it names, to say where in that place the driver
 * is to come. Beyond it, text and position are two claims, and the price is not made of the position.
 */
const REACH_KM: Record<PlaceKind, number> = {
  city: 10,
  resort: 10,
  island: 10,
  airport: 10,
  station: 3,
  port: 3,
  attraction: 3,
  address: 1,
}

/** An address that a geocoder knows by these very words lies this near to the position. */
export const KNOWN_ADDRESS_KM = REACH_KM.address

/** Whether a position may say where in this place it is. */
export function isWithinReach(place: Pick<PlaceRow, 'kind' | 'lat' | 'lon'>, point: Point): boolean {
  return flatKm(place, point) <= REACH_KM[place.kind]
}

/** Namesakes of one country that are ten times as large as each other are not confused. */
const ALIKE_WEIGHT = 1

/** "Werm" is also what some call Waremme: the village of that very name is no less meant. A city's name stays the city's. */
function isOnlyCalledSo({ tier, weight }: Choice['candidate']): boolean {
  return tier > 0 && weight < CITY_WEIGHT
}

/**
 * Of several places that bear the very name that is written, such as "Les Arcs, France", the one where the position lies.
 * A village with the name of a large town is not among them: its label says more than the name.
 */
export function namesakeAt(
  { candidate: chosen, match }: Choice,
  candidates: readonly Choice['candidate'][],
  point: Point,
): Choice['candidate'] | undefined {
  if (match !== 'place' || chosen.kind === 'airport') return undefined
  return candidates.find(
    (candidate) =>
      candidate.key === chosen.key &&
      candidate.tier === 0 &&
      candidate.countryCode === chosen.countryCode &&
      (isOnlyCalledSo(chosen) || chosen.weight - candidate.weight <= ALIKE_WEIGHT) &&
      isWithinReach(candidate, point),
  )
}
