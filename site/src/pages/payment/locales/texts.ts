import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** The payment page's texts, those of the booking it shows and of a session that has ended. */
export const paymentTexts: ScreenTexts = {
  en: { ...bookingsTexts.en, ...paymentsTexts.en, ...accountTexts.en, ...en },
  async fr() {
    const [bookings, payments, session, own] = await Promise.all([
      bookingsTexts.fr(),
      paymentsTexts.fr(),
      accountTexts.fr(),
      import('./fr.json'),
    ])
    return { ...bookings, ...payments, ...session, ...own.default }
  },
  async pl() {
    const [bookings, payments, session, own] = await Promise.all([
      bookingsTexts.pl(),
      paymentsTexts.pl(),
      accountTexts.pl(),
      import('./pl.json'),
    ])
    return { ...bookings, ...payments, ...session, ...own.default }
  },
}
