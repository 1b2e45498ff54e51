import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** The texts of the back office, and those of bookings and the account in it. */
export const adminTexts: ScreenTexts = {
  en: { ...accountTexts.en, ...bookingsTexts.en, ...en },
  async fr() {
    const [account, bookings, own] = await Promise.all([
      accountTexts.fr(),
      bookingsTexts.fr(),
      import('./fr.json'),
    ])
    return { ...account, ...bookings, ...own.default }
  },
  async pl() {
    const [account, bookings, own] = await Promise.all([
      accountTexts.pl(),
      bookingsTexts.pl(),
      import('./pl.json'),
    ])
    return { ...account, ...bookings, ...own.default }
  },
}
