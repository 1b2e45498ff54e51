import { COUNTRIES } from '@fiacre/sdk/rules'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { DateInput } from '../../ui/date-time-input/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { CountrySelect } from './country-select.tsx'
import { latestBirthDate } from './latest-birth-date.ts'
import type { FieldsProps } from './fields.ts'
import { PhoneFields } from './phone-fields.tsx'

/** Who registers: names, address of mail, telephone, country, day of birth. */
export function PersonFields({ values, change, errorOf, isGuessed }: FieldsProps & { isGuessed: boolean }) {
  const t = useT()
  const latest = useBrowserValue(() => latestBirthDate(new Date()), undefined)
  // A country has one phone code, which a number of another country may still replace.
  const chooseCountry = (country: string) => {
    const countryCode = values.countryCode || COUNTRIES.find(({ code }) => code === country)?.phoneCode
    change({ country, ...(countryCode && { countryCode }) })
  }
  return (
    <>
      <div className="fi-field-row">
        <Field label={t('register.firstName')} required error={errorOf('firstName')}>
          <TextInput
            name="firstName"
            autoComplete="given-name"
            value={values.firstName}
            onChange={(event) => change({ firstName: event.target.value })}
          />
        </Field>
        <Field label={t('register.lastName')} required error={errorOf('lastName')}>
          <TextInput
            name="lastName"
            autoComplete="family-name"
            value={values.lastName}
            onChange={(event) => change({ lastName: event.target.value })}
          />
        </Field>
      </div>
      <Field label={t('register.email')} required hint={t('register.emailHint')} error={errorOf('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          icon="mail"
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <PhoneFields values={values} change={change} errorOf={errorOf} />
      <div className="fi-field-row">
        <Field
          label={t('register.country')}
          required
          hint={isGuessed ? t('register.guessed') : undefined}
          error={errorOf('country')}
        >
          <CountrySelect value={values.country} onChange={chooseCountry} />
        </Field>
        <Field label={t('register.dateOfBirth')} required error={errorOf('dateOfBirth')}>
          <DateInput
            name="dateOfBirth"
            autoComplete="bday"
            min="1900-01-01"
            max={latest}
            value={values.dateOfBirth}
            onChange={(event) => change({ dateOfBirth: event.target.value })}
          />
        </Field>
      </div>
    </>
  )
}
