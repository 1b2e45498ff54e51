import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What the link of a guest says until it is open. */
export const guestTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
