import type { Booking } from '@fiacre/sdk'

/** The page of one booking. */
export function bookingPath(bookingId: number): string {
  return `/booking?booking=${bookingId}`
}

/** The booking form of the dashboard with the same way filled in. */
export function bookAgainPath({
  pickupLocation: pickup,
  destination,
}: Pick<Booking, 'pickupLocation' | 'destination'>): string {
  return `/dashboard?${new URLSearchParams({ pickup, destination }).toString()}`
}
