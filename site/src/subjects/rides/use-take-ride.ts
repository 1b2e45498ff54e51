import { useBookingFlow } from '../booking-form/booking-flow-provider.tsx'
import { jumpToForm } from '../booking-form/jump-to-form.ts'
import type { Ride } from './ride.ts'

/** Puts a ride into the page's booking form, as it is priced, and goes there. */
export function useTakeRide(): (ride: Ride) => void {
  const flow = useBookingFlow()
  return ({ pickup, destination, vehicleTypeId }) => {
    flow.choosePlace('pickupLocation', pickup)
    flow.choosePlace('destination', destination)
    flow.setVehicle(vehicleTypeId)
    jumpToForm()
  }
}
