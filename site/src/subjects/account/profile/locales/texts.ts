import { bookingsTexts } from '../../../booking/locales/texts.ts'
import { withTexts } from '../../../../base/i18n/with-texts.ts'
import { travellerTexts } from '../../../traveller/locales/texts.ts'
import { accountTexts } from '../../../session/locales/texts.ts'
import en from './en.json'

/** The profile's texts, and those of a session that has ended and of the balance. */
export const profileTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  accountTexts,
  bookingsTexts,
  travellerTexts,
)
