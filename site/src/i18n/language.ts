import { storeChoice, storedChoice } from '../preferences/stored-choice.ts'

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
 * The language chosen on an earlier visit; else the one that the address asks for, `lang=pl`, as a partner's page in that
 * language does; else English (spec section 2).
 */
export function firstLanguage(search: string, stored: string | null = storedChoice(KEY)): SiteLanguage {
  const asked = new URLSearchParams(search).get('lang')
  return [stored, asked].find(isSiteLanguage) ?? DEFAULT
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
