import type { BookingFlow } from './create-booking-flow.ts'

/** The id of a class by its name or id; 0 while the fleet does not know it. */
export function vehicleId(flow: BookingFlow, text: string): number {
  const named = (name: string): boolean => name.toLowerCase() === text.toLowerCase()
  return flow.getState().vehicles.find(({ id, name }) => named(name) || named(String(id)))?.id ?? 0
}

/**
 * What can be filled in from a page's script: the form's fields, or the attributes that stand for them. Spelt out, so that the
 * element's types bring none of the form's along.
 */
export type FiacrePrefill = {
  readonly [
    Name in
      | 'pickup'
      | 'pickupLocation'
      | 'destination'
      | 'date'
      | 'pickupDate'
      | 'time'
      | 'pickupTime'
      | 'isRoundTrip'
      | 'returnDate'
      | 'returnTime'
      | 'passengers'
      | 'vehicle'
      | 'specialRequests'
  ]?: string | number | boolean | null
}

/** Fills in fields; what is blank or cannot be read is passed over. A class of vehicle waits for the fleet. */
export function prefillFlow(flow: BookingFlow, values: FiacrePrefill): void {
  const { date, time, vehicle, ...fields } = values
  const choose = (): void => flow.prefill({ vehicleTypeId: vehicleId(flow, String(vehicle)) })
  flow.prefill({ pickupDate: date, pickupTime: time, ...fields })
  if (!vehicle) return
  if (flow.getState().vehicles.length > 0) choose()
  else void flow.loadVehicles().then(choose)
}
