import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import en from './en.json'

/** What the help centre says, with the support of each access level in the words of bookings. */
export const helpTexts: ScreenTexts = {
  en: { ...bookingsTexts.en, ...en },
  async fr() {
    const [bookings, own] = await Promise.all([bookingsTexts.fr(), import('./fr.json')])
    return { ...bookings, ...own.default }
  },
  async pl() {
    const [bookings, own] = await Promise.all([bookingsTexts.pl(), import('./pl.json')])
    return { ...bookings, ...own.default }
  },
}
