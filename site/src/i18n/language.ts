/** The languages the site speaks, by their own names, in the order of the selector. */
export const SITE_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
] as const

export type SiteLanguage = (typeof SITE_LANGUAGES)[number]['code']

const DEFAULT: SiteLanguage = 'en'

const KEY = 'fiacre.language'

/** Whether the site speaks this language. */
export function isSiteLanguage(code: string | null): code is SiteLanguage {
  return SITE_LANGUAGES.some((language) => language.code === code)
}

/** The language chosen on an earlier visit; English when there was none (spec section 2). */
export function storedLanguage(): SiteLanguage {
  try {
    const stored = localStorage.getItem(KEY)
    return isSiteLanguage(stored) ? stored : DEFAULT
  } catch {
    return DEFAULT
  }
}

/** Keeps the choice for the next visit. */
export function storeLanguage(language: SiteLanguage): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
}
