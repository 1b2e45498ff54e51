import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** The texts of the booking page, and those of bookings and the account on it. */
export const bookingScreenTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  accountTexts,
  bookingsTexts,
)
