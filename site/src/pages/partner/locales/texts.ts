import { problemTexts } from '../../../base/i18n/problems/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import en from './en.json'

export const partnerTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  problemTexts,
)
