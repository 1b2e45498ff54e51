import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from './languages.ts'

/** What the path of a public page says: which page, from the slash on, and in which language, where it names one. */
export type PageAddress = { readonly page: string; readonly language: LanguageCode | null }

/**
 * The page of a path and the language it names: `/de/destinations` is `/destinations` in German. English stands at the root and has
 * no prefix; any other first part is one of the page's own.
 */
export function readPageAddress(path: string): PageAddress {
  const [, prefix, page] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? []
  const language = LANGUAGE_CODES.find((code) => code === prefix && code !== DEFAULT_LANGUAGE)
  return language ? { page: page ?? '/', language } : { page: path, language: null }
}

/** The path of a public page in a language, `/de/destinations`; the landing page is `/de`. */
export function pageAddress(page: string, language: LanguageCode): string {
  if (language === DEFAULT_LANGUAGE) return page
  return page === '/' ? `/${language}` : `/${language}${page}`
}
