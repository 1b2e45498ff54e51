import type { FlowState } from '../../flow/state.ts'
import { cheapestFor } from '../../flow/vehicle-suggestion.ts'
import { useBooking, useFlowState } from '../flow-context.ts'

/** Where the luggage does not fit: the cheapest class that takes it and everybody, to be chosen at once. */
export function LargerVehicle() {
  const { display, flow, text } = useBooking()
  const vehicle = useFlowState((state) => cheapestFor(state, state.form))
  const moreCents = useFlowState((state) => vehicle && moreThanChosen(state, vehicle.id))
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
        {moreCents === undefined
          ? text.t('chooseVehicle', { vehicle: vehicle.name })
          : text.t('chooseVehicleMore', { vehicle: vehicle.name, price: display.money(moreCents) })}
      </button>
    </p>
  )
}

/** What a class costs more than the chosen one, in EUR cents; undefined without both prices. */
function moreThanChosen({ priced, form }: FlowState, vehicleTypeId: number): number | undefined {
  const centsOf = (id: number) =>
    priced?.quotes.find(({ vehicleType }) => vehicleType.id === id)?.totalPriceCents
  const [cents, chosen] = [centsOf(vehicleTypeId), centsOf(form.vehicleTypeId)]
  return cents === undefined || chosen === undefined ? undefined : cents - chosen
}
