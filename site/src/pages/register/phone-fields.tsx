import { PHONE_CODES, stripPhoneInput } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { countryOfPhoneCode } from './country-of-phone-code.ts'
import type { FieldsProps } from './fields.ts'
import './phone-fields.css'

/** Phone code and number. The number keeps only what numbers are written with (spec section 5). */
export function PhoneFields({ values, change, errorOf }: FieldsProps) {
  const t = useT()
  // A code that only one country has names the country too, unless another was chosen.
  const chooseCode = (countryCode: string) => {
    const country = values.country || countryOfPhoneCode(countryCode)
    change({ countryCode, ...(country ? { country } : {}) })
  }
  return (
    <div className="phone-fields">
      <Field label={t('register.phoneCode')} required error={errorOf('countryCode')}>
        <Select
          name="countryCode"
          autoComplete="tel-country-code"
          value={values.countryCode}
          onChange={(event) => chooseCode(event.target.value)}
        >
          <option value="">{t('register.choose')}</option>
          {PHONE_CODES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('register.phoneNumber')}
        required
        hint={t('register.phoneHint')}
        error={errorOf('phoneNumber')}
      >
        <TextInput
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          icon="phone"
          value={values.phoneNumber}
          onChange={(event) => change({ phoneNumber: stripPhoneInput(event.target.value) })}
        />
      </Field>
    </div>
  )
}
