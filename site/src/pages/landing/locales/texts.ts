import { withTexts } from '../../../base/i18n/with-texts.ts'
import { servicesTexts } from '../../../subjects/services/locales/texts.ts'
import en from './en.json'

/** The landing page’s texts, and those of the services on it. */
export const landingTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  servicesTexts,
)
