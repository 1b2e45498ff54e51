import { bookingsTexts } from '../../../bookings/locales/texts.ts'
import type { ScreenTexts } from '../../../i18n/texts.ts'
import { profileTexts } from '../../../profile/locales/texts.ts'
import { accountTexts } from '../../../session/locales/texts.ts'
import en from './en.json'

/** The dashboard's texts, and those of the bookings, the profile and the account in it. */
export const dashboardTexts: ScreenTexts = {
  en: { ...accountTexts.en, ...bookingsTexts.en, ...profileTexts.en, ...en },
  async pl() {
    const [account, bookings, profile, own] = await Promise.all([
      accountTexts.pl(),
      bookingsTexts.pl(),
      profileTexts.pl(),
      import('./pl.json'),
    ])
    return { ...account, ...bookings, ...profile, ...own.default }
  },
}
