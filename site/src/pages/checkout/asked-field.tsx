import { useLanguage, useT, useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { countryNames } from '../../subjects/account/profile/country-names.ts'
import type { ProfileFormState } from '../../subjects/account/profile/personal-fields.tsx'
import type { ProfileField } from '../../subjects/account/profile/profile-values.ts'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** What browsers fill each field with, and the most it takes. The country is a list of its own. */
const TEXTS: Readonly<Record<Exclude<ProfileField, 'country'>, [label: string, fill: string, most: number]>> =
  {
    firstName: ['profile.firstName', 'given-name', 100],
    lastName: ['profile.lastName', 'family-name', 100],
    email: ['profile.email', 'email', 254],
    countryCode: ['profile.countryCode', 'tel-country-code', 5],
    phoneNumber: ['profile.phone', 'tel-national', 40],
    dateOfBirth: ['profile.dateOfBirth', 'bday', 10],
    address: ['profile.address', 'address-line1', 200],
    zipCode: ['profile.zipCode', 'postal-code', 20],
    city: ['profile.city', 'address-level2', 100],
  }

/** One field of the profile that a booking needs. */
export function AskedField({ field, form }: { field: ProfileField; form: ProfileFormState }) {
  const t = useT()
  const { say } = useTranslator()
  const { language } = useLanguage()
  const error = form.errors[field] && say(form.errors[field])
  if (field !== 'country') {
    const [label, fill, most] = TEXTS[field]
    return (
      <Field label={t(label)} error={error} required>
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
