import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** What somebody who waits reads of a ride. */
export const sharedRideTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
