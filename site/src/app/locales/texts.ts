import type { ScreenTexts } from '../../base/i18n/texts.ts'
import en from './en.json'

/** What header, footer and the shell's own screens say. */
export const shellTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
