import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { SettingValue } from './settings-reads.ts'

/** The country whose price is told where there is room for one. */
const EXAMPLE_COUNTRY = 'CH'

/** What a setting holds, in a line. */
export function useSettingWords(): (value: SettingValue) => string {
  const t = useT()
  const { money } = useBookingWords()
  return ({ prices, bookingWindow, features, contact, company, faq }) => {
    const rate = prices?.countries.find(({ countryCode }) => countryCode === EXAMPLE_COUNTRY)
    if (rate)
      return t('settings.line.prices', { start: money(rate.startCents), perKm: money(rate.perKmCents) })
    if (bookingWindow) return t('settings.line.window', { days: bookingWindow.horizonDays })
    if (features)
      return t(features.specialRequests ? 'settings.line.requestsOn' : 'settings.line.requestsOff')
    if (contact) {
      const { opens, closes } = contact.hours
      return [contact.phone, `${opens}–${closes}`].filter(Boolean).join(' · ')
    }
    if (faq) return t('settings.line.faq', { count: faq.entries.length })
    return company?.legalName ?? t('settings.line.nobody')
  }
}
