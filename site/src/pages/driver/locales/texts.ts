import type { Messages } from '@fiacre/widget/locales'
import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import en from './en.json'

const fr = () => import('./fr.json').then((file) => file.default)
const pl = () => import('./pl.json').then((file) => file.default)

export const driverTexts: ScreenTexts = { en, fr, pl }

/** Drivers read this page in more languages than travellers read the site. */
export const DRIVER_LANGUAGES = {
  en: { name: 'English', load: (): Promise<Messages> => Promise.resolve(en) },
  de: { name: 'Deutsch', load: () => import('./de.json').then((file): Messages => file.default) },
  fr: { name: 'Français', load: fr },
  pl: { name: 'Polski', load: pl },
} as const

export type DriverLanguage = keyof typeof DRIVER_LANGUAGES
