import { useLanguage, useT } from '../../i18n/i18n-provider.tsx'
import { isSiteLanguage, SITE_LANGUAGES } from '../../i18n/language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import './language-select.css'

/** The language of the page; the choice is kept for the next visit. */
export function LanguageSelect() {
  const t = useT()
  const { language, setLanguage } = useLanguage()
  return (
    <div className="language-select">
      <Icon name="globe" />
      <select
        className="language-select__input"
        aria-label={t('shell.language')}
        value={language}
        onChange={(event) => {
          if (isSiteLanguage(event.target.value)) setLanguage(event.target.value)
        }}
      >
        {SITE_LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" />
    </div>
  )
}
