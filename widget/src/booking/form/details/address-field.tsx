import { CHANGES, needsRideAddress, RIDE_ADDRESS_MAX_LENGTH, townName } from '@fiacre/sdk/rules'
import { Field } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'

const ENDS = {
  pickupAddress: { written: 'pickupLocation', place: 'pickupPlace' },
  destinationAddress: { written: 'destination', place: 'destinationPlace' },
} as const

/** Where in a town the ride begins or ends; nothing where one meets at a place. */
export function AddressField({ name }: { name: keyof typeof ENDS }) {
  const { flow, text } = useBooking()
  const { written, place } = ENDS[name]
  const value = useFlowState(({ form }) => form[name])
  const level = useFlowState(({ form }) => form.accessLevel)
  const known = useFlowState(({ quote }) => quote?.[place])
  const isAsked = useFlowState(
    ({ quote }) => quote !== null && needsRideAddress(quote[written], quote[place]),
  )
  if (!known || !isAsked) return null
  return (
    <Field
      name={name}
      label={text.t('rideAddress', { town: townName(known) })}
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
