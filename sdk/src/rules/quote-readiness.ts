import type { BookingFormDraft } from './booking-form.ts'

/** Fields that a price needs (spec section 5). */
export type QuoteField =
  | 'pickupLocation'
  | 'destination'
  | 'pickupDate'
  | 'pickupTime'
  | 'passengers'
  | 'vehicleTypeId'
  | 'returnDate'
  | 'returnTime'

const ALWAYS = [
  'pickupLocation',
  'destination',
  'pickupDate',
  'pickupTime',
  'passengers',
  'vehicleTypeId',
] as const satisfies readonly QuoteField[]

const ON_ROUND_TRIP = [...ALWAYS, 'returnDate', 'returnTime'] as const satisfies readonly QuoteField[]

/**
 * The fields still missing before a price can be asked for, in the form's order; when there are any, the notice is
 * 'Missing Information' (spec section 5).
 */
export function missingQuoteFields(form: BookingFormDraft): QuoteField[] {
  const needed: readonly QuoteField[] = form.isRoundTrip ? ON_ROUND_TRIP : ALWAYS
  // A car by the hour ends where it begins.
  return needed.filter((field) => isMissing(form[field]) && !(field === 'destination' && form.durationHours))
}

function isMissing(value: string | number | null | undefined): boolean {
  if (typeof value === 'number') return !(value >= 1)
  return !value?.trim()
}
