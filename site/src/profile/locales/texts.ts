import type { ScreenTexts } from '../../i18n/texts.ts'
import en from './en.json'

export const profileTexts: ScreenTexts = { en, pl: () => import('./pl.json').then((file) => file.default) }
