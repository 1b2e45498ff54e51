import { withTexts } from '../../../base/i18n/with-texts.ts'
import { paymentsTexts } from '../../payment/locales/texts.ts'
import { travellerTexts } from '../../traveller/locales/texts.ts'
import en from './en.json'

/** What a traveller who is signed in chooses and adds beside the price. */
export const bookingFormTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  paymentsTexts,
  travellerTexts,
)
