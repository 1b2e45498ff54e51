import { CURRENCIES, DISTANCE_UNITS, LANGUAGES } from '@fiacre/sdk/rules'
import { useAfterPaint } from '../../base/browser/use-after-paint.ts'
import { useIsInBrowser } from '../../base/browser/use-is-in-browser.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { usePreferences, usePreferencesStore } from '../../base/preferences/preferences-provider.tsx'
import { CompactSelect } from '../../ui/compact-select/compact-select.tsx'
import { flagLetters, languageFlag } from './language-flag.ts'
import './preference-selects.css'

/** Language, currency and unit of distances (spec section 2); each choice is kept for the next visit. */
export function PreferenceSelects({ labelled = false }: { labelled?: boolean }) {
  const t = useT()
  const { language, setLanguage } = useLanguage()
  const { currency, unit } = usePreferences()
  const { chooseCurrency, chooseUnit } = usePreferencesStore()
  // Browsers take long to fetch the names, which nobody sees before the list is open.
  const names = useAfterPaint() ? new Intl.DisplayNames([language, 'en'], { type: 'currency' }) : undefined
  // A page brings the choice alone: whoever comes near a list has moved something before.
  const isInBrowser = useIsInBrowser()
  const languages = LANGUAGES.filter(({ code }) => isInBrowser || code === language).map(
    ({ code, flag, name }) => ({
      value: code,
      text: `${flagLetters(flag)} ${name}`,
      lang: code,
    }),
  )
  return (
    <fieldset className={labelled ? 'preferences preferences--labelled' : 'preferences'}>
      <legend className="fi-visually-hidden">{t('shell.preferences')}</legend>
      <CompactSelect
        label={t('shell.language')}
        labelled={labelled}
        picture={languageFlag(language)}
        options={languages}
        value={language}
        shown={
          labelled ? (LANGUAGES.find(({ code }) => code === language)?.name ?? '') : language.toUpperCase()
        }
        onChange={setLanguage}
      />
      <CompactSelect
        label={t('shell.currency')}
        labelled={labelled}
        options={CURRENCIES.filter(({ code }) => isInBrowser || code === currency).map(({ code }) => ({
          value: code,
          text: names ? `${code} · ${names.of(code) ?? code}` : code,
        }))}
        value={currency}
        shown={currency}
        onChange={chooseCurrency}
      />
      <CompactSelect
        label={t('shell.distanceUnit')}
        labelled={labelled}
        options={DISTANCE_UNITS.map(({ code }) => ({
          value: code,
          text: t(code === 'mi' ? 'shell.miles' : 'shell.kilometres'),
        }))}
        value={unit}
        shown={unit}
        onChange={chooseUnit}
      />
    </fieldset>
  )
}
