import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** Texts about paying that several screens share. */
export const paymentsTexts: ScreenTexts = {
  en,
  fr: async () => (await import('./fr.json')).default,
  pl: async () => (await import('./pl.json')).default,
}
