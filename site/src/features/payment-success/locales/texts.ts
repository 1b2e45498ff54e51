import { bookingsTexts } from '../../../bookings/locales/texts.ts'
import type { ScreenTexts } from '../../../i18n/texts.ts'
import en from './en.json'

/** The texts of the page after the payment, and those of the booking it shows. */
export const paymentSuccessTexts: ScreenTexts = {
  en: { ...bookingsTexts.en, ...en },
  pl: async () => ({ ...(await bookingsTexts.pl()), ...(await import('./pl.json')).default }),
}
