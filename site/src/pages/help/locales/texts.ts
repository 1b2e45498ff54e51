import { withTexts } from '../../../base/i18n/with-texts.ts'
import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import en from './en.json'

/** What the help centre says, with the support of each access level in the words of bookings. */
export const helpTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  bookingsTexts,
)
