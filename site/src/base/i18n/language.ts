import { isOfTab, storeChoice, storedChoice, storeForTab } from '../storage/stored-choice.ts'

/** The languages the site speaks, by their own names, in the order of the selector. */
export const SITE_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'pl', name: 'Polski' },
] as const

export type SiteLanguage = (typeof SITE_LANGUAGES)[number]['code']

const DEFAULT: SiteLanguage = 'en'

const KEY = 'fiacre.language'

/** Whether the site speaks this language. */
export function isSiteLanguage(code: string | null): code is SiteLanguage {
  return SITE_LANGUAGES.some((language) => language.code === code)
}

/**
 * The language of this tab: the one that its address asks for, `lang=fr`, as partners' pages do; else the one chosen on an
 * earlier visit; else English (spec section 2).
 */
export function firstLanguage(search: string, stored: string | null = storedLanguage()): SiteLanguage {
  return askedLanguage(search) ?? siteLanguageOf(stored) ?? DEFAULT
}

/** Keeps the language that an address asks for in this tab. */
export function storeAskedLanguage(search: string): void {
  const asked = askedLanguage(search)
  if (asked) storeForTab(KEY, asked)
}

function askedLanguage(search: string): SiteLanguage | null {
  return siteLanguageOf(new URLSearchParams(search).get('lang'))
}

/** The language of ours that a BCP 47 tag means: French for `fr-CH`. */
function siteLanguageOf(tag: string | null): SiteLanguage | null {
  const base = tag?.split('-')[0]?.toLowerCase() ?? null
  return isSiteLanguage(base) ? base : null
}

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
