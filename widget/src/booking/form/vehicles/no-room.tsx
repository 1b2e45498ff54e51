import type { VehicleType } from '@fiacre/sdk'
import { useBooking, useFlowState } from '../flow-context.ts'

/** Why a class cannot be had for this party, and the one press that makes it fit. */
export function NoRoom({ vehicle }: { vehicle: VehicleType }) {
  const { flow, text } = useBooking()
  const { passengers, suitcases } = useFlowState(({ form }) => form)
  const isParty = passengers > vehicle.maxPassengers
  const max = isParty ? vehicle.maxPassengers : vehicle.maxSuitcases
  const count = isParty ? passengers : suitcases
  return (
    <div className="fi-ride__none">
      <p>{text.t(isParty ? 'seatsTooFew' : 'roomTooSmall', { max, count })}</p>
      {max > 0 && (
        <button
          type="button"
          className="fi-button fi-button--secondary fi-button--sm"
          aria-label={`${vehicle.name}: ${text.t(isParty ? 'travelAs' : 'takeOnly', { max })}`}
          onClick={({ currentTarget }) => {
            const ride = currentTarget.closest('.fi-ride')
            flow.setField(isParty ? 'passengers' : 'suitcases', max)
            flow.setVehicle(vehicle.id)
            // The button goes with the reason: the focus goes on with the class, once that can have it.
            setTimeout(() => ride?.querySelector('input')?.focus())
          }}
        >
          {text.t(isParty ? 'travelAs' : 'takeOnly', { max })}
        </button>
      )}
    </div>
  )
}
