import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import { officeTexts } from '../office-texts.ts'
import en from './en.json'

/** The texts of the back office, and those of bookings and the account in it. */
export const adminTexts = withTexts(
  officeTexts(en, () => import('./pl.json').then((file) => file.default)),
  accountTexts,
  bookingsTexts,
)
