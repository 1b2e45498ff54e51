import { storeChoice, storedChoice } from '../preferences/stored-choice.ts'

/** The languages the site speaks, by their own names, in the order of the selector. */
export const SITE_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
] as const

export type SiteLanguage = (typeof SITE_LANGUAGES)[number]['code']

const DEFAULT: SiteLanguage = 'en'

const KEY = 'fiacre.language'

/** Whether the site speaks this language. */
function isSiteLanguage(code: string | null): code is SiteLanguage {
  return SITE_LANGUAGES.some((language) => language.code === code)
}

/** The language chosen on an earlier visit; English when there was none (spec section 2). */
export function storedLanguage(): SiteLanguage {
  const stored = storedChoice(KEY)
  return isSiteLanguage(stored) ? stored : DEFAULT
}

/** Keeps the choice for the next visit. */
export function storeLanguage(language: SiteLanguage): void {
  storeChoice(KEY, language)
}
