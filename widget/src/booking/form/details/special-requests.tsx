import { SPECIAL_REQUESTS_MAX_LENGTH } from '@fiacre/sdk/rules'
import { Field } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'

/** What the driver should know, in the traveller's own words. */
export function SpecialRequests() {
  const { flow, text } = useBooking()
  const value = useFlowState(({ form }) => form.specialRequests)
  return (
    <Field
      name="specialRequests"
      label={text.t('specialRequests')}
      aside={text.t('optional')}
      hint={text.t('specialRequestsHint')}
      className="fi-booking__requests"
    >
      {(wiring) => (
        <textarea
          {...wiring}
          className="fi-input fi-input--area"
          rows={2}
          maxLength={SPECIAL_REQUESTS_MAX_LENGTH}
          value={value}
          onChange={(event) => flow.setField('specialRequests', event.target.value)}
        />
      )}
    </Field>
  )
}
