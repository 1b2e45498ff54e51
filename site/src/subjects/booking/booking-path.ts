import type { Booking } from '@fiacre/sdk'

/** The page of one booking. */
export function bookingPath(bookingId: number): string {
  return `/booking?booking=${bookingId}`
}

/** What of a booking may be still to tell: the fields of its change that are asked for. */
export type OpenField = 'pickupAddress' | 'destinationAddress' | 'travelNumber'

/**
 * Where a booking is changed: the booking's own page, so that going back leads to it.
 * @param field the one that is turned to
 */
export function changePath(bookingId: number, field?: OpenField): string {
  return `${bookingPath(bookingId)}&change=true${field ? `&field=${field}` : ''}`
}

/** The booking form of the dashboard with the same way filled in. */
export function bookAgainPath({
  pickupLocation: pickup,
  destination,
  durationHours,
}: Pick<Booking, 'pickupLocation' | 'destination' | 'durationHours'>): string {
  // A car by the hour has hours in the place of a destination.
  const way = new URLSearchParams({
    pickup,
    ...(durationHours ? { hours: String(durationHours) } : { destination }),
  })
  return `/dashboard?${way.toString()}`
}
