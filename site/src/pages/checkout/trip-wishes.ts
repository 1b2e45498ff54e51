/** What a traveller tells the driver, as it was typed. */
export type TripWishes = {
  readonly travelNumber: string
  readonly nameBoard: string
  readonly pickupAddress: string
  readonly destinationAddress: string
  readonly note: string
}

export const NO_WISHES: TripWishes = {
  travelNumber: '',
  nameBoard: '',
  pickupAddress: '',
  destinationAddress: '',
  note: '',
}
