import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { profileTexts } from '../../../subjects/account/profile/locales/texts.ts'
import en from './en.json'

/** The checkout's texts, and those of the trip and the profile in it. */
export const checkoutTexts: ScreenTexts = {
  en: { ...bookingsTexts.en, ...paymentsTexts.en, ...profileTexts.en, ...en },
  async fr() {
    const [bookings, payments, profile, own] = await Promise.all([
      bookingsTexts.fr(),
      paymentsTexts.fr(),
      profileTexts.fr(),
      import('./fr.json'),
    ])
    return { ...bookings, ...payments, ...profile, ...own.default }
  },
  async pl() {
    const [bookings, payments, profile, own] = await Promise.all([
      bookingsTexts.pl(),
      paymentsTexts.pl(),
      profileTexts.pl(),
      import('./pl.json'),
    ])
    return { ...bookings, ...payments, ...profile, ...own.default }
  },
}
