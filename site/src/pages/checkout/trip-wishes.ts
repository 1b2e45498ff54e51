/** What a traveller tells the driver, as it was typed. */
export type TripWishes = {
  readonly travelNumber: string
  readonly nameBoard: string
  readonly note: string
}

export const NO_WISHES: TripWishes = { travelNumber: '', nameBoard: '', note: '' }

/** Whether the service takes a text as the number of a flight or train, as the contract has it; none is fine. */
export function isTravelNumber(text: string): boolean {
  return /^(?:[0-9A-Za-z][0-9A-Za-z ./-]*)?$/.test(text.trim())
}
