import {
  EMAIL_ADDRESS_MAX_LENGTH,
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
  OPTIONAL_PHONE_MAX_LENGTH,
  PHONE_CODES,
} from '@fiacre/sdk/rules'
import { useT, useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { DateInput } from '../../../ui/date-time-input/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password-input/password-input.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { FormState } from '../../traveller/form-state.ts'
import type { EditedField } from '../../traveller/profile-values.ts'

type PersonalFieldsProps = {
  form: FormState<EditedField>
  /** The address is a new one, for which the present password is asked. */
  asksPassword: boolean
  onPhone: (text: string) => void
}

/** Who the traveller is and how the driver reaches them. */
export function PersonalFields({ form, asksPassword, onPhone }: PersonalFieldsProps) {
  const t = useT()
  const translator = useTranslator()
  const error = (field: EditedField) => form.errors[field] && translator.say(form.errors[field])
  const optional = t('profile.optional')
  return (
    <fieldset>
      <legend className="fi-subheading">{t('profile.personal')}</legend>
      <div className="fi-stack">
        <div className="fi-field-row">
          <Field label={t('profile.firstName')} error={error('firstName')} required>
            <TextInput
              {...form.control('firstName')}
              autoComplete="given-name"
              maxLength={FIRST_NAME_MAX_LENGTH}
            />
          </Field>
          <Field label={t('profile.lastName')} error={error('lastName')} required>
            <TextInput
              {...form.control('lastName')}
              autoComplete="family-name"
              maxLength={LAST_NAME_MAX_LENGTH}
            />
          </Field>
        </div>
        <Field label={t('profile.email')} hint={t('profile.emailHint')} error={error('email')} required>
          <TextInput
            {...form.control('email')}
            type="email"
            icon="mail"
            autoComplete="email"
            maxLength={EMAIL_ADDRESS_MAX_LENGTH}
          />
        </Field>
        {asksPassword && (
          <Field
            label={t('profile.currentPassword')}
            hint={t('profile.emailProofHint')}
            error={error('currentPassword')}
          >
            <PasswordInput
              {...form.control('currentPassword')}
              autoComplete="current-password"
              showLabel={t('profile.showPassword')}
              hideLabel={t('profile.hidePassword')}
            />
          </Field>
        )}
        <div className="profile-form__phone">
          <Field label={t('profile.countryCode')} error={error('countryCode')}>
            <Select {...form.control('countryCode')} autoComplete="tel-country-code">
              <option value="">{t('profile.noCode')}</option>
              {PHONE_CODES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('profile.phone')}
            hint={t('profile.phoneHint')}
            error={error('phoneNumber')}
            optionalLabel={optional}
          >
            <TextInput
              {...form.control('phoneNumber')}
              onChange={(event) => onPhone(event.target.value)}
              type="tel"
              autoComplete="tel-national"
              maxLength={OPTIONAL_PHONE_MAX_LENGTH}
            />
          </Field>
        </div>
        <Field label={t('profile.dateOfBirth')} error={error('dateOfBirth')} optionalLabel={optional}>
          <DateInput {...form.control('dateOfBirth')} autoComplete="bday" />
        </Field>
      </div>
    </fieldset>
  )
}
