import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What every screen that opens an account says, and every page for travellers when the session has ended. */
export const accountTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
