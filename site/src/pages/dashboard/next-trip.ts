import type { Booking } from '@fiacre/sdk'

/** The confirmed trip that comes next, if there is one. */
export function nextTrip(bookings: readonly Booking[], now: Date): Booking | undefined {
  return bookings
    .filter(({ status, pickupAt }) => status === 'confirmed' && Date.parse(pickupAt) > now.getTime())
    .toSorted((a, b) => Date.parse(a.pickupAt) - Date.parse(b.pickupAt))[0]
}
