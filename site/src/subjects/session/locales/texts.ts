import { problemTexts } from '../../../base/i18n/problems/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import en from './en.json'

/** What every screen that opens an account says, and every page for travellers when the session has ended. */
export const accountTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  problemTexts,
)
