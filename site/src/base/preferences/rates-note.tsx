import { dateFormat } from '../i18n/formats.ts'
import { useLanguage, useT } from '../i18n/i18n-provider.tsx'
import { usePreferences } from './preferences-provider.tsx'
import { rateSource } from './rate-source.ts'
import { useExchangeRates } from './use-exchange-rates.ts'
import './rates-note.css'

/** Stands near prices in another currency: whose rates these are, of which day, and that we charge in euro. */
export function RatesNote() {
  const t = useT()
  const { language } = useLanguage()
  const { currency } = usePreferences()
  const source = rateSource(currency, useExchangeRates())
  if (!source) return null
  return (
    <p className="rates-note">
      {source.kind === 'missing' && t('shell.ratesMissing', { currency })}
      {source.kind === 'table' && t('shell.ratesTable', { currency })}
      {source.kind === 'bank' && t('shell.ratesBank', { currency, date: longDate(source.date, language) })}
    </p>
  )
}

function longDate(date: string, language: string): string {
  return dateFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))
}
