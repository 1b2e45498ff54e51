import type { ScreenTexts } from '../../../i18n/texts.ts'
import en from './en.json'

/** What the registration says. */
export const registerTexts: ScreenTexts = { en, pl: () => import('./pl.json').then((file) => file.default) }
