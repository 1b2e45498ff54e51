import type { Booking } from '@fiacre/sdk'

/** What a traveller's bookings come to (spec section 2, dashboard). */
export type BookingTotals = {
  readonly total: number
  /** Confirmed, and not yet driven. */
  readonly active: number
  readonly completed: number
  /** What the traveller paid and has not had back, in EUR cents: what a company pays is not theirs. */
  readonly spentCents: number
}

/** Counts bookings and adds up what was paid for them. */
export function bookingTotals(bookings: readonly Booking[]): BookingTotals {
  return {
    total: bookings.length,
    active: bookings.filter(({ status }) => status === 'confirmed').length,
    completed: bookings.filter(({ status }) => status === 'completed').length,
    spentCents: bookings.reduce(
      (sum, { paidCents, onCompanyInvoice }) => (onCompanyInvoice ? sum : sum + paidCents),
      0,
    ),
  }
}
