import {
  PROFILE_UPDATE_ADDRESS_MAX_LENGTH,
  PROFILE_UPDATE_CITY_MAX_LENGTH,
  PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useLanguage, useT, useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { CompanyFields } from '../../traveller/company-fields.tsx'
import { countryNames } from '../../traveller/country-names.ts'
import type { ProfileFormState } from '../../traveller/form-state.ts'
import type { ProfileField } from '../../traveller/profile-values.ts'

/** Where the traveller lives: a payment asks for it. */
export function BillingFields({ form }: { form: ProfileFormState }) {
  const t = useT()
  const translator = useTranslator()
  const { language } = useLanguage()
  const error = (field: ProfileField) => form.errors[field] && translator.say(form.errors[field])
  return (
    <fieldset className="profile__section">
      <legend className="fi-subheading">{t('profile.billing')}</legend>
      <div className="fi-stack">
        <Field label={t('profile.address')} error={error('address')} required>
          <TextInput
            {...form.control('address')}
            autoComplete="address-line1"
            maxLength={PROFILE_UPDATE_ADDRESS_MAX_LENGTH}
          />
        </Field>
        <div className="fi-field-row">
          <Field label={t('profile.zipCode')} error={error('zipCode')} required>
            <TextInput
              {...form.control('zipCode')}
              autoComplete="postal-code"
              maxLength={PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH}
            />
          </Field>
          <Field label={t('profile.city')} error={error('city')} required>
            <TextInput
              {...form.control('city')}
              autoComplete="address-level2"
              maxLength={PROFILE_UPDATE_CITY_MAX_LENGTH}
            />
          </Field>
        </div>
        <Field label={t('profile.country')} error={error('country')} required>
          <Select {...form.control('country')} icon="globe" autoComplete="country">
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
        <CompanyFields form={form} />
      </div>
    </fieldset>
  )
}
