import {
  EMAIL_ADDRESS_MAX_LENGTH,
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
  OPTIONAL_ADDRESS_MAX_LENGTH,
  OPTIONAL_CITY_MAX_LENGTH,
  OPTIONAL_PHONE_MAX_LENGTH,
  OPTIONAL_POSTAL_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import type { useForm } from '../../base/forms/use-form.ts'
import { useLanguage, useT, useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { countryNames } from '../../subjects/traveller/country-names.ts'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { PayerField } from './payer-values.ts'
import { saysIncomplete } from './says-incomplete.ts'

type PayerFieldsProps = {
  form: Pick<ReturnType<typeof useForm<PayerField, unknown>>, 'errors' | 'control'>
  /** The form's message that something is missing, for the fields that are empty. */
  incompleteId: string
}

/** Name, e-mail and address of whoever pays. */
export function PayerFields({ form, incompleteId }: PayerFieldsProps) {
  const t = useT()
  const translator = useTranslator()
  const { language } = useLanguage()
  const optional = t('optional')

  /** What is missing is marked, and the form says it once in the specification's words (section 5); all else stands at its field. */
  function wrong(field: PayerField): { error?: string; invalidBy?: string } {
    const text = form.errors[field]
    if (!text) return {}
    return saysIncomplete(text) ? { invalidBy: incompleteId } : { error: translator.say(text) }
  }

  return (
    <div className="fi-stack">
      <div className="fi-field-row">
        <Field label={t('payment.firstName')} {...wrong('firstName')} required>
          <TextInput
            {...form.control('firstName')}
            autoComplete="given-name"
            maxLength={FIRST_NAME_MAX_LENGTH}
          />
        </Field>
        <Field label={t('payment.lastName')} {...wrong('lastName')} required>
          <TextInput
            {...form.control('lastName')}
            autoComplete="family-name"
            maxLength={LAST_NAME_MAX_LENGTH}
          />
        </Field>
      </div>
      <div className="fi-field-row">
        <Field label={t('payment.email')} {...wrong('email')} required>
          <TextInput
            {...form.control('email')}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_ADDRESS_MAX_LENGTH}
          />
        </Field>
        <Field label={t('payment.phone')} {...wrong('phone')} optionalLabel={optional}>
          <TextInput
            {...form.control('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={OPTIONAL_PHONE_MAX_LENGTH}
          />
        </Field>
      </div>
      <Field label={t('payment.address')} {...wrong('address')} optionalLabel={optional}>
        <TextInput
          {...form.control('address')}
          autoComplete="address-line1"
          maxLength={OPTIONAL_ADDRESS_MAX_LENGTH}
        />
      </Field>
      <div className="fi-field-row">
        <Field label={t('payment.city')} {...wrong('city')} optionalLabel={optional}>
          <TextInput
            {...form.control('city')}
            autoComplete="address-level2"
            maxLength={OPTIONAL_CITY_MAX_LENGTH}
          />
        </Field>
        <Field label={t('payment.postalCode')} {...wrong('postalCode')} optionalLabel={optional}>
          <TextInput
            {...form.control('postalCode')}
            autoComplete="postal-code"
            maxLength={OPTIONAL_POSTAL_CODE_MAX_LENGTH}
          />
        </Field>
      </div>
      <Field label={t('payment.country')} {...wrong('country')}>
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
