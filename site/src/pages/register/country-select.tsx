import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { countryNames } from '../../subjects/traveller/country-names.ts'
import { Select } from '../../ui/select/select.tsx'

/** Every country, by its name in the present language. The value is its two-letter code. */
export function CountrySelect({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useT()
  const { language } = useLanguage()
  return (
    <Select
      name="country"
      autoComplete="country"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('register.chooseCountry')}</option>
      {countryNames(language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
