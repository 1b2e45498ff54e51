import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What the services say: on the landing page, and at the foot of the destinations. */
export const servicesTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
