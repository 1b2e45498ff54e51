import { COUNTRIES } from '@fiacre/sdk/rules'
import { useMemo } from 'react'
import { useLanguage, useT } from '../../i18n/i18n-provider.tsx'
import { Select } from '../../ui/select/select.tsx'

/** Every country, by its name in the present language. The value is its two-letter code. */
export function CountrySelect({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useT()
  const { language } = useLanguage()
  const countries = useMemo(() => namedCountries(language), [language])
  return (
    <Select
      name="country"
      autoComplete="country"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('register.chooseCountry')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function namedCountries(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return COUNTRIES.map(({ code, name }) => ({ code, name: names.of(code) ?? name })).toSorted((a, b) =>
    a.name.localeCompare(b.name, language),
  )
}
