import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What the destinations page says; the names of countries come from the browser. */
export const destinationsTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
