import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageOfTag,
  readPageAddress,
  type LanguageCode,
} from '@fiacre/sdk/rules'
import { isOfTab, keptChoice, storeChoice, storedChoice, storeForTab } from '../storage/stored-choice.ts'

/** The site speaks every language of the product. */
export type SiteLanguage = LanguageCode

const KEY = 'fiacre.language'

/** Whether the site speaks this language. */
export function isSiteLanguage(code: string | null): code is SiteLanguage {
  return LANGUAGES.some((language) => language.code === code)
}

/** What of an address says a language. */
type Address = Pick<Location, 'pathname' | 'search'>

/**
 * The language of this tab: the one that its address is in, `/fr/destinations`, or asks for, `lang=fr`, as partners' pages do; else
 * the one chosen on an earlier visit; else English (spec section 2). Never the browser's own: it is only offered.
 */
export function firstLanguage(address: Address, stored: string | null = storedLanguage()): SiteLanguage {
  return languageOfAddress(address) ?? languageOf(stored) ?? DEFAULT_LANGUAGE
}

/** Keeps the language of an address in this tab, for pages whose addresses have none. */
export function storeAskedLanguage(address: Address): void {
  const asked = languageOfAddress(address)
  if (asked) storeLanguageOfTab(asked)
}

/** Keeps a language for this tab alone. */
export function storeLanguageOfTab(language: SiteLanguage): void {
  storeForTab(KEY, language)
}

function languageOfAddress({ pathname, search }: Address): SiteLanguage | null {
  return readPageAddress(pathname).language ?? languageOf(new URLSearchParams(search).get('lang'))
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

/** The language that somebody chose in this browser, whatever the address of this tab says; null when nobody did. */
export function chosenLanguage(): SiteLanguage | null {
  const chosen = keptChoice(KEY)
  return isSiteLanguage(chosen) ? chosen : null
}

/** Keeps the choice for the next visit. */
export function storeLanguage(language: SiteLanguage): void {
  storeChoice(KEY, language)
}
