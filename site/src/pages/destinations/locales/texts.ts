import { withTexts } from '../../../base/i18n/with-texts.ts'
import { servicesTexts } from '../../../subjects/services/locales/texts.ts'
import en from './en.json'

/** What the destinations page says, and the services at its foot; the names of countries come from the browser. */
export const destinationsTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  servicesTexts,
)
