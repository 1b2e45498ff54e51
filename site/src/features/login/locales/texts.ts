import type { ScreenTexts } from '../../../i18n/texts.ts'
import en from './en.json'

/** What the sign-in page says. */
export const loginTexts: ScreenTexts = { en, pl: () => import('./pl.json').then((file) => file.default) }
