import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What people read of who acts for their business. */
export const teamTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
