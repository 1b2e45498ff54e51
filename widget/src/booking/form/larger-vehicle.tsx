import { useBooking, useFlowState } from './flow-context.ts'

/** Where the luggage does not fit: the cheapest class that takes it and everybody, to be chosen at once. */
export function LargerVehicle() {
  const { flow, text } = useBooking()
  const { passengers, suitcases } = useFlowState(({ form }) => form)
  const vehicles = useFlowState((state) => state.vehicles)
  const [vehicle] = vehicles
    .filter((each) => each.maxSuitcases >= suitcases && each.maxPassengers >= passengers)
    .toSorted((one, other) => one.minimumPriceCents - other.minimumPriceCents)
  if (!vehicle) return <p className="fi-field__hint">{text.t('suitcasesTooMany')}</p>
  return (
    <p className="fi-extras__larger">
      <span>{text.t('suitcasesRoom', { vehicle: vehicle.name, max: vehicle.maxSuitcases })}</span>
      <button
        type="button"
        className="fi-button fi-button--secondary fi-button--sm"
        onClick={({ currentTarget }) => {
          // The button goes with the error: the focus goes on with what it was about.
          currentTarget.closest('fieldset')?.querySelector('input')?.focus()
          flow.setVehicle(vehicle.id)
        }}
      >
        {text.t('chooseVehicle', { vehicle: vehicle.name })}
      </button>
    </p>
  )
}
