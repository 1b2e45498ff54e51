import type { VehicleType } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'
import { BLANK_STATE } from './state.ts'
import type { BookingFields, FlowState } from './state.ts'

/** Whether a class carries a party and its large suitcases. */
export function hasRoom(
  { maxPassengers, maxSuitcases }: Pick<VehicleType, 'maxPassengers' | 'maxSuitcases'>,
  { passengers, suitcases }: Pick<BookingFields, 'passengers' | 'suitcases'>,
): boolean {
  return maxPassengers >= passengers && maxSuitcases >= suitcases
}

/** The cheapest class with room for a party and its large suitcases. */
export function cheapestFor(
  { vehicles }: Pick<FlowState, 'vehicles'>,
  party: Pick<BookingFields, 'passengers' | 'suitcases'>,
): VehicleType | undefined {
  return vehicles
    .filter((each) => hasRoom(each, party))
    .toSorted((one, other) => one.minimumPriceCents - other.minimumPriceCents)[0]
}

/** Suggests that class to a traveller who has chosen none, so that a price can be asked for at once. */
export function suggestVehicle({ get, set }: FlowCore): void {
  const { form, isVehicleSuggested } = get()
  if (form.vehicleTypeId !== BLANK_STATE.form.vehicleTypeId && !isVehicleSuggested) return
  const vehicle = cheapestFor(get(), form)
  if (vehicle) set({ form: { ...form, vehicleTypeId: vehicle.id }, isVehicleSuggested: true })
}
