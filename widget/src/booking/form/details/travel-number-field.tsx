import { TRAVEL_NUMBER_MAX_LENGTH } from '@fiacre/sdk/rules'
import { Field } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'

/** The flight or train that the traveller comes with. */
export function TravelNumberField() {
  const { flow, text } = useBooking()
  const value = useFlowState(({ form }) => form.travelNumber)
  return (
    <Field
      name="travelNumber"
      label={text.t('travelNumber')}
      aside={text.t('optional')}
      hint={text.t('travelNumberHint')}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          className="fi-input"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={TRAVEL_NUMBER_MAX_LENGTH}
          value={value}
          onChange={({ target }) => flow.setField('travelNumber', target.value)}
        />
      )}
    </Field>
  )
}
