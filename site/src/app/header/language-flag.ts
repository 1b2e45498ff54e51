import { LANGUAGES } from '@fiacre/sdk/rules'
import type { SiteLanguage } from '../../base/i18n/language.ts'

/**
 * The flag as letters, for the list of a select, which shows no pictures: a system without letters for flags shows the country's
 * two letters instead.
 */
export function flagLetters(country: string): string {
  return String.fromCodePoint(...Array.from(country, (letter) => letter.charCodeAt(0) + REGIONAL_INDICATOR))
}

/** From a capital letter to its regional indicator symbol (Unicode, U+1F1E6 for A). */
const REGIONAL_INDICATOR = 0x1_f1_e6 - 'A'.charCodeAt(0)

/** The country whose flag stands for a language of the site. */
function flagOf(language: SiteLanguage): string {
  return LANGUAGES.find(({ code }) => code === language)?.flag ?? 'GB'
}

/** Its drawing, one of `public/flags`: not every system has letters for flags. */
export function languageFlag(language: SiteLanguage): string {
  return `/flags/${flagOf(language).toLowerCase()}.svg`
}
