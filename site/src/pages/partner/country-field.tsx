import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import type { ReactNode } from 'react'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { guessCountry } from '../../subjects/traveller/guess-country.ts'
import { countryName } from '../../subjects/traveller/country-names.ts'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'

type CountryFieldProps = { label: string; value: string | undefined; error: ReactNode }

/** Place of registration: one of the countries that we drive in. */
export function CountryField({ label, value, error }: CountryFieldProps) {
  const { language } = useLanguage()
  const { compare } = new Intl.Collator(language)
  const guess = useBrowserValue(() => guessCountry(navigator.languages)?.code, undefined)
  const first = value ?? SERVED_COUNTRY_CODES.find((code) => code === guess)
  const countries = SERVED_COUNTRY_CODES.map((code) => [code, countryName(code, language)] as const)
  return (
    <Field label={label} error={error}>
      <Select name="countryCode" defaultValue={first}>
        {/* The first of the alphabet is nobody's guess. */}
        {first === undefined && <option value="">–</option>}
        {countries
          .toSorted(([, one], [, other]) => compare(one, other))
          .map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
      </Select>
    </Field>
  )
}
