import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** The payment page's texts, those of the booking it shows and of a session that has ended. */
export const paymentTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  bookingsTexts,
  paymentsTexts,
  accountTexts,
)
