/** A booking as payments and the ledger call it: `booking:100001`. */
export function bookingReference(id: number): string {
  return `booking:${id}`
}

/** A change of a booking, as payments call it. */
export function changeReference(id: string): string {
  return `change:${id}`
}
