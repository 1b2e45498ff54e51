import { prefillFields } from './field-values.ts'
import type { PlaceFields } from './place-fields.ts'
import type { TripFields } from './trip-fields.ts'

/** `checkedLater`: the restricted regions are held against the places once the traveller turns to the form. */
export type PrefillOptions = { readonly checkedLater?: boolean }

/** Fills the form from outside, in an order in which no field undoes another. */
export function prefill(
  values: Readonly<Record<string, unknown>>,
  places: PlaceFields,
  trip: TripFields,
  how?: PrefillOptions,
): void {
  const known = prefillFields(values)
  if (known.pickupLocation) places.fill('pickupLocation', known.pickupLocation, how)
  if (known.destination) places.fill('destination', known.destination, how)
  if (known.pickupDate) trip.set('pickupDate', known.pickupDate)
  if (known.pickupTime) trip.set('pickupTime', known.pickupTime)
  if (known.isRoundTrip ?? known.returnDate) trip.toggleRoundTrip(true)
  if (known.returnDate) trip.set('returnDate', known.returnDate)
  if (known.returnTime) trip.set('returnTime', known.returnTime)
  if (known.passengers) trip.set('passengers', known.passengers)
  if (known.vehicleTypeId) trip.setVehicle(known.vehicleTypeId)
  if (known.specialRequests) trip.set('specialRequests', known.specialRequests)
}
