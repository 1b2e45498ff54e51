import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import { longOfficeTexts } from '../office-texts.ts'

/** The texts of the back office, and those of bookings and the account in it. */
export const adminTexts = withTexts(
  longOfficeTexts(
    () => import('./en.json').then((file) => file.default),
    () => import('./pl.json').then((file) => file.default),
  ),
  accountTexts,
  bookingsTexts,
)
