import { MIN_PASSENGERS, passengerChoices } from '@fiacre/sdk/rules'
import type { TextId } from '../../locales/text-id.ts'
import { chosenVehicle } from '../flow/state.ts'
import { Field } from './field.tsx'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** From one passenger to as many as the vehicle seats (spec section 5). */
export function PassengersField() {
  const { flow, text } = useBooking()
  const passengers = useFlowState(({ form }) => form.passengers)
  const before = useFlowState(({ passengersBefore }) => passengersBefore)
  // A class that is our own suggestion follows the party: it limits nobody.
  const vehicle = useFlowState((state) => (state.isVehicleSuggested ? undefined : chosenVehicle(state)))
  const choices = passengerChoices(vehicle)
  const reduced =
    before !== null && vehicle
      ? text.t('passengersReduced', { vehicle: vehicle.name, max: passengers, from: before })
      : undefined
  return (
    <Field
      name="passengers"
      label={text.t('passengers')}
      hint={reduced && <output>{reduced}</output>}
      className="fi-booking__passengers"
    >
      {(wiring) => (
        <div className="fi-control fi-control--leading">
          <span className="fi-control__icon">
            <Icon name="users" />
          </span>
          <select
            {...wiring}
            part="input"
            className="fi-input fi-input--select"
            disabled={choices.length === 0}
            value={passengers}
            onChange={(event) => flow.setField('passengers', Number(event.target.value))}
          >
            {choices.length === 0 && <option value={passengers}>{text.t('cargoOnly')}</option>}
            {choices.map((count) => (
              <option key={count} value={count}>
                {text.t(labelOf(count, vehicle ? choices.length : undefined), { count })}
              </option>
            ))}
          </select>
          <span className="fi-control__chevron">
            <Icon name="chevron-down" small />
          </span>
        </div>
      )}
    </Field>
  )
}

function labelOf(count: number, max: number | undefined): TextId {
  if (count === max) return 'passengerCountMax'
  return count === MIN_PASSENGERS ? 'passengerCountMin' : 'passengerCount'
}
