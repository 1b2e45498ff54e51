import { bookingsTexts } from '../../../booking/locales/texts.ts'
import type { ScreenTexts } from '../../../../base/i18n/texts.ts'
import { travellerTexts } from '../../../traveller/locales/texts.ts'
import { accountTexts } from '../../../session/locales/texts.ts'
import en from './en.json'

/** The profile's texts, and those of a session that has ended and of the balance. */
export const profileTexts: ScreenTexts = {
  en: { ...accountTexts.en, ...bookingsTexts.en, ...travellerTexts.en, ...en },
  async fr() {
    const [account, bookings, traveller, own] = await Promise.all([
      accountTexts.fr(),
      bookingsTexts.fr(),
      travellerTexts.fr(),
      import('./fr.json'),
    ])
    return { ...account, ...bookings, ...traveller, ...own.default }
  },
  async pl() {
    const [account, bookings, traveller, own] = await Promise.all([
      accountTexts.pl(),
      bookingsTexts.pl(),
      travellerTexts.pl(),
      import('./pl.json'),
    ])
    return { ...account, ...bookings, ...traveller, ...own.default }
  },
}
