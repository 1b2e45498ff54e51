import { MAX_BAGS } from '@fiacre/sdk/rules'
import { chosenVehicle } from '../../flow/state.ts'
import { CountField } from './count-field.tsx'
import { extraError } from './extra-error.ts'
import { useBooking, useFlowState } from '../flow-context.ts'
import { LargerVehicle } from '../vehicles/larger-vehicle.tsx'

/** Large suitcases, of which the chosen class takes so many, and hand luggage. */
export function LuggageFields() {
  const { text } = useBooking()
  const vehicle = useFlowState(chosenVehicle)
  const before = useFlowState(({ suitcasesBefore }) => suitcasesBefore)
  const suitcases = useFlowState(({ form }) => form.suitcases)
  const error = extraError(
    useFlowState((state) => state),
    'suitcases',
  )
  const isTooMuch = vehicle !== undefined && suitcases > vehicle.maxSuitcases
  const room = vehicle && { vehicle: vehicle.name, max: vehicle.maxSuitcases }
  const hint =
    before !== null && room ? (
      <output>{text.t('suitcasesReduced', { ...room, max: suitcases, from: before })}</output>
    ) : (
      room && text.t('suitcasesRoom', room)
    )
  return (
    <fieldset className="fi-field fi-extras__group">
      <legend className="fi-field__label">{text.t('luggage')}</legend>
      <CountField
        name="suitcases"
        label={text.t('suitcases')}
        about={error === undefined && hint}
        max={MAX_BAGS}
        error={error}
      />
      {isTooMuch && <LargerVehicle />}
      <CountField
        name="handLuggage"
        label={text.t('handLuggage')}
        about={text.t('handLuggageHint')}
        max={MAX_BAGS}
      />
    </fieldset>
  )
}
