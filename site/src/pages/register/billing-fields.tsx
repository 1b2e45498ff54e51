import {
  PROFILE_UPDATE_ADDRESS_MAX_LENGTH,
  PROFILE_UPDATE_CITY_MAX_LENGTH,
  PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { BillingValues } from './register-values.ts'

type BillingFieldsProps = { billing: BillingValues; onChange: (change: Partial<BillingValues>) => void }

/** Where the receipt goes: a booking needs it, so that who registers for one gives it in the same pass. */
export function BillingFields({ billing, onChange }: BillingFieldsProps) {
  const t = useT()
  return (
    <fieldset className="fi-stack">
      <legend className="fi-subheading">{t('register.billing')}</legend>
      <p className="fi-small fi-muted">{t('register.billingHint')}</p>
      <Field label={t('profile.address')}>
        <TextInput
          name="address"
          autoComplete="address-line1"
          maxLength={PROFILE_UPDATE_ADDRESS_MAX_LENGTH}
          value={billing.address}
          onChange={(event) => onChange({ address: event.target.value })}
        />
      </Field>
      <div className="fi-field-row">
        <Field label={t('profile.zipCode')}>
          <TextInput
            name="zipCode"
            autoComplete="postal-code"
            maxLength={PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH}
            value={billing.zipCode}
            onChange={(event) => onChange({ zipCode: event.target.value })}
          />
        </Field>
        <Field label={t('profile.city')}>
          <TextInput
            name="city"
            autoComplete="address-level2"
            maxLength={PROFILE_UPDATE_CITY_MAX_LENGTH}
            value={billing.city}
            onChange={(event) => onChange({ city: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
