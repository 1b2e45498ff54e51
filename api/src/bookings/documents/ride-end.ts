import { withLocalName } from '#platform/localisation/written-values.ts'

/** Where a way begins or ends, as the traveller called it, and where in a town that is. */
export interface RideEnd {
  place: string
  address: string | null
  /** What signs there call it, where that is another name. */
  localName?: string | null | undefined
}

/** What a driver looks for: the hotel or the house before its town. */
export function rideEnd({ place, address }: RideEnd): string {
  return address === null ? place : `${address}, ${place}`
}

/** The same in one line with what signs there call the place. */
export function rideEndOnSigns(end: RideEnd): string {
  return withLocalName(rideEnd(end), end)
}
