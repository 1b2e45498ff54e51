import { withTexts } from '../../../base/i18n/with-texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** What the screen for a forgotten password says, with what all screens of an account say. */
export const forgotPasswordTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  accountTexts,
)
