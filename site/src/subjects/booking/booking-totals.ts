import type { Booking } from '@fiacre/sdk'

/** What a traveller's bookings come to (spec section 2, dashboard). */
export type BookingTotals = {
  readonly total: number
  /** Confirmed, and not yet driven. */
  readonly active: number
  readonly completed: number
  /** What was paid and has not come back, in EUR cents. */
  readonly spentCents: number
}

/** Counts bookings and adds up what was paid for them. */
export function bookingTotals(bookings: readonly Booking[]): BookingTotals {
  return {
    total: bookings.length,
    active: bookings.filter(({ status }) => status === 'confirmed').length,
    completed: bookings.filter(({ status }) => status === 'completed').length,
    spentCents: bookings.reduce((sum, { paidCents }) => sum + paidCents, 0),
  }
}
