import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

/** The names of a traveller's details, wherever they are asked for. */
export const travellerTexts: ScreenTexts = {
  en,
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
