import { useMemo } from 'react'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { Measure } from './figure-measures.ts'
import type { Dimension } from './figure-query.ts'

/** How figures are written: whole euros on axes, cents in tables. */
export function useFigureWords() {
  const t = useT()
  const { language } = useLanguage()
  const { money } = useBookingWords()
  return useMemo(() => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const euros = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
      notation: 'compact',
    })
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
    const signed = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
    const regions = new Intl.DisplayNames(language, { type: 'region' })
    const languages = new Intl.DisplayNames(language, { type: 'language' })
    const ofMoney = (measure: Measure) => measure === 'revenue' || measure === 'averagePrice'
    const names: Record<Dimension, (key: string, label: string | null) => string> = {
      class: (_, label) => label ?? t('figures.noName'),
      country: (key) => (key === '' ? t('figures.noName') : (regions.of(key) ?? key)),
      partner: (key, label) => label ?? (key === '' ? t('figures.ownPages') : t('figures.noName')),
      language: (key) => (key === '' ? t('figures.noName') : (languages.of(key) ?? key)),
    }
    return {
      /** A value in full; a dash where there is nothing to divide by. */
      value(measure: Measure, value: number | null): string {
        if (value === null) return '–'
        if (ofMoney(measure)) return money(value)
        return measure === 'conversion' ? percent.format(value / 100) : number.format(value)
      },
      /** The same where room is short. */
      short(measure: Measure, value: number): string {
        if (ofMoney(measure)) return euros.format(value / 100)
        return measure === 'conversion' ? percent.format(value / 100) : number.format(value)
      },
      count: (value: number) => number.format(value),
      money,
      change: (change: number) => signed.format(change / 100),
      name: (dimension: Dimension, key: string, label: string | null) => names[dimension](key, label),
    }
  }, [t, language, money])
}
