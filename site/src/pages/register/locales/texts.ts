import { withTexts } from '../../../base/i18n/with-texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import { travellerTexts } from '../../../subjects/traveller/locales/texts.ts'
import en from './en.json'

/** What the registration says, with what all screens of an account say. */
export const registerTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  accountTexts,
  travellerTexts,
)
