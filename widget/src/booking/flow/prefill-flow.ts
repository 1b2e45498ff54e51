import type { BookingFlow } from './create-booking-flow.ts'
import type { FiacrePrefill } from './prefill-values.ts'

/** The id of a class by its name or id; 0 while the fleet does not know it. */
export function vehicleId(flow: BookingFlow, text: string): number {
  const named = (name: string): boolean => name.toLowerCase() === text.toLowerCase()
  return flow.getState().vehicles.find(({ id, name }) => named(name) || named(String(id)))?.id ?? 0
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
