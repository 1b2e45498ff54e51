import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What stands around a legal text; the text itself stands in a file of its own. */
export const legalTexts: ScreenTexts = {
  en,
  fr: async () => (await import('./fr.json')).default,
  pl: async () => (await import('./pl.json')).default,
}
