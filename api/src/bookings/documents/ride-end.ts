/** Where a way begins or ends, as the traveller called it, and where in a town that is. */
export interface RideEnd {
  place: string
  address: string | null
}

/** What a driver looks for: the hotel or the house before its town. */
export function rideEnd({ place, address }: RideEnd): string {
  return address === null ? place : `${address}, ${place}`
}
