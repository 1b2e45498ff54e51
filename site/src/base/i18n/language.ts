import { DEFAULT_LANGUAGE, LANGUAGES, languageOfTag, type LanguageCode } from '@fiacre/sdk/rules'
import { isOfTab, storeChoice, storedChoice, storeForTab } from '../storage/stored-choice.ts'

/** The site speaks every language of the product. */
export type SiteLanguage = LanguageCode

const KEY = 'fiacre.language'

/** Whether the site speaks this language. */
export function isSiteLanguage(code: string | null): code is SiteLanguage {
  return LANGUAGES.some((language) => language.code === code)
}

/**
 * The language of this tab: the one that its address asks for, `lang=fr`, as partners' pages do; else the one chosen on an
 * earlier visit; else English (spec section 2).
 */
export function firstLanguage(search: string, stored: string | null = storedLanguage()): SiteLanguage {
  return askedLanguage(search) ?? languageOf(stored) ?? DEFAULT_LANGUAGE
}

/** Keeps the language that an address asks for in this tab. */
export function storeAskedLanguage(search: string): void {
  const asked = askedLanguage(search)
  if (asked) storeForTab(KEY, asked)
}

function askedLanguage(search: string): SiteLanguage | null {
  return languageOf(new URLSearchParams(search).get('lang'))
}

/** The language that a BCP 47 tag means: French for `fr-CH`. */
const languageOf = (tag: string | null): SiteLanguage | null => (tag && languageOfTag(tag)) || null

/** Whether this tab was asked for its language, and nobody has chosen another since. */
export function isLanguageAsked(): boolean {
  return isOfTab(KEY)
}

/** The language chosen in this browser; null when none was, or none that the site speaks. */
export function storedLanguage(): SiteLanguage | null {
  const stored = storedChoice(KEY)
  return isSiteLanguage(stored) ? stored : null
}

/** Keeps the choice for the next visit. */
export function storeLanguage(language: SiteLanguage): void {
  storeChoice(KEY, language)
}
