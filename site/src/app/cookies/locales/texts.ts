import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What the cookie banner says, and what this browser keeps. */
export const cookieTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
