import { addressEnds, RIDE_ADDRESS_MAX_LENGTH, type AddressEnd } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

type AddressFieldsProps = {
  ride: Parameters<typeof addressEnds>[0]
  values: Readonly<Record<AddressEnd['field'], string>>
  errorOf?: (field: AddressEnd['field']) => string | undefined
  onChange: (change: Partial<Record<AddressEnd['field'], string>>) => void
}

/** Where in a town the ride begins or ends; nothing where one meets at a place. */
export function AddressFields({ ride, values, errorOf, onChange }: AddressFieldsProps) {
  const t = useT()
  return addressEnds(ride).map(({ field, town }) => (
    <Field
      key={field}
      label={t('rideAddress', { town })}
      error={errorOf?.(field)}
      optionalLabel={t('optional')}
    >
      <TextInput
        name={field}
        autoComplete="off"
        maxLength={RIDE_ADDRESS_MAX_LENGTH}
        placeholder={t('rideAddressExample')}
        value={values[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    </Field>
  ))
}
