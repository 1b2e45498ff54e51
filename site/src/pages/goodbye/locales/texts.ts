import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What is said after an account was deleted. */
export const goodbyeTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
