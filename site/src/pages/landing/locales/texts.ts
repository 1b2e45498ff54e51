import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What the landing page says. */
export const landingTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
