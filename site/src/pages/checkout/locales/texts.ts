import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { profileTexts } from '../../../subjects/account/profile/locales/texts.ts'
import en from './en.json'

/** The checkout's texts, and those of the trip and the profile in it. */
export const checkoutTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  bookingsTexts,
  paymentsTexts,
  profileTexts,
)
