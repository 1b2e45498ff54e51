import {
  EMAIL_ADDRESS_MAX_LENGTH,
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
  OPTIONAL_PHONE_MAX_LENGTH,
  OPTIONAL_PHONE_CODE_MAX_LENGTH,
  OPTIONAL_COMPANY_MAX_LENGTH,
  OPTIONAL_VAT_NUMBER_MAX_LENGTH,
  PROFILE_UPDATE_ADDRESS_MAX_LENGTH,
  PROFILE_UPDATE_CITY_MAX_LENGTH,
  PROFILE_UPDATE_DATE_OF_BIRTH_MAX_LENGTH,
  PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useLanguage, useT, useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { countryNames } from './country-names.ts'
import type { ProfileFormState } from './form-state.ts'
import type { ProfileField } from './profile-values.ts'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** What browsers fill each field with, and the most it takes. The country is a list of its own. */
const TEXTS: Readonly<Record<Exclude<ProfileField, 'country'>, [label: string, fill: string, most: number]>> =
  {
    firstName: ['profile.firstName', 'given-name', FIRST_NAME_MAX_LENGTH],
    lastName: ['profile.lastName', 'family-name', LAST_NAME_MAX_LENGTH],
    email: ['profile.email', 'email', EMAIL_ADDRESS_MAX_LENGTH],
    countryCode: ['profile.countryCode', 'tel-country-code', OPTIONAL_PHONE_CODE_MAX_LENGTH],
    phoneNumber: ['profile.phone', 'tel-national', OPTIONAL_PHONE_MAX_LENGTH],
    dateOfBirth: ['profile.dateOfBirth', 'bday', PROFILE_UPDATE_DATE_OF_BIRTH_MAX_LENGTH],
    address: ['profile.address', 'address-line1', PROFILE_UPDATE_ADDRESS_MAX_LENGTH],
    zipCode: ['profile.zipCode', 'postal-code', PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH],
    company: ['profile.company', 'organization', OPTIONAL_COMPANY_MAX_LENGTH],
    vatNumber: ['profile.vatNumber', 'off', OPTIONAL_VAT_NUMBER_MAX_LENGTH],
    city: ['profile.city', 'address-level2', PROFILE_UPDATE_CITY_MAX_LENGTH],
  }

type AskedFieldProps = { field: ProfileField; form: ProfileFormState; isOptional?: boolean }

/** One field of the profile that a booking needs, or may have. */
export function AskedField({ field, form, isOptional = false }: AskedFieldProps) {
  const t = useT()
  const { say } = useTranslator()
  const { language } = useLanguage()
  const error = form.errors[field] && say(form.errors[field])
  if (field !== 'country') {
    const [label, fill, most] = TEXTS[field]
    return (
      <Field
        label={t(label)}
        error={error}
        {...(isOptional ? { optionalLabel: t('profile.optional') } : { required: true })}
      >
        <TextInput {...form.control(field)} autoComplete={fill} maxLength={most} />
      </Field>
    )
  }
  return (
    <Field label={t('profile.country')} error={error} required>
      <Select {...form.control(field)} icon="globe" autoComplete="country">
        <option value="" disabled>
          {t('profile.chooseCountry')}
        </option>
        {countryNames(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
