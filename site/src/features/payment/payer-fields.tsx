import { messageId, type MessageId } from '@fiacre/sdk/rules'
import type { useForm } from '../../forms/use-form.ts'
import { useLanguage, useT, useTranslator } from '../../i18n/i18n-provider.tsx'
import { countryNames } from '../../profile/country-names.ts'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { PayerField } from './payer-values.ts'

type PayerFieldsProps = { form: Pick<ReturnType<typeof useForm<PayerField, unknown>>, 'errors' | 'control'> }

/** Beside its field a missing value is named; the form says once that something is missing. */
const MISSING: { readonly [Field in PayerField]?: MessageId } = {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  email: 'emailRequired',
}

/** Name, e-mail and address of whoever pays. */
export function PayerFields({ form }: PayerFieldsProps) {
  const t = useT()
  const translator = useTranslator()
  const { language } = useLanguage()
  const optional = t('optional')

  function error(field: PayerField): string | undefined {
    const text = form.errors[field]
    if (!text) return undefined
    const missing = MISSING[field]
    return missing && messageId(text) === 'fillInAllRequiredFields' ? t(missing) : translator.say(text)
  }

  return (
    <div className="fi-stack">
      <div className="fi-field-row">
        <Field label={t('payment.firstName')} error={error('firstName')} required>
          <TextInput {...form.control('firstName')} autoComplete="given-name" maxLength={100} />
        </Field>
        <Field label={t('payment.lastName')} error={error('lastName')} required>
          <TextInput {...form.control('lastName')} autoComplete="family-name" maxLength={100} />
        </Field>
      </div>
      <div className="fi-field-row">
        <Field label={t('payment.email')} error={error('email')} required>
          <TextInput {...form.control('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Field label={t('payment.phone')} error={error('phone')} optionalLabel={optional}>
          <TextInput {...form.control('phone')} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
      </div>
      <Field label={t('payment.address')} error={error('address')} optionalLabel={optional}>
        <TextInput {...form.control('address')} autoComplete="address-line1" maxLength={200} />
      </Field>
      <div className="fi-field-row">
        <Field label={t('payment.city')} error={error('city')} optionalLabel={optional}>
          <TextInput {...form.control('city')} autoComplete="address-level2" maxLength={100} />
        </Field>
        <Field label={t('payment.postalCode')} error={error('postalCode')} optionalLabel={optional}>
          <TextInput {...form.control('postalCode')} autoComplete="postal-code" maxLength={20} />
        </Field>
      </div>
      <Field label={t('payment.country')} error={error('country')}>
        <Select {...form.control('country')} icon="globe" autoComplete="country">
          {countryNames(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
