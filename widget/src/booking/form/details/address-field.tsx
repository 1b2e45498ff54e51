import { addressEnds, CHANGES, RIDE_ADDRESS_MAX_LENGTH, type AddressEnd } from '@fiacre/sdk/rules'
import { Field } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'

/** Where in a town the ride begins or ends; nothing where one meets at a place. */
export function AddressField({ name }: { name: AddressEnd['field'] }) {
  const { flow, text } = useBooking()
  const value = useFlowState(({ form }) => form[name])
  const level = useFlowState(({ form }) => form.accessLevel)
  const town = useFlowState(
    ({ quote }) => quote && addressEnds(quote).find(({ field }) => field === name)?.town,
  )
  if (!town) return null
  return (
    <Field
      name={name}
      label={text.t('rideAddress', { town })}
      aside={text.t('optional')}
      hint={text.t('rideAddressHint', { hours: CHANGES[level].hoursBeforePickup })}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          className="fi-input"
          autoComplete="off"
          maxLength={RIDE_ADDRESS_MAX_LENGTH}
          placeholder={text.t('rideAddressExample')}
          value={value}
          onChange={({ target }) => flow.setField(name, target.value)}
        />
      )}
    </Field>
  )
}
