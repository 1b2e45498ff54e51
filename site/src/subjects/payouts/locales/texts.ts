import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What carriers and partners read of their money. */
export const payoutsTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
