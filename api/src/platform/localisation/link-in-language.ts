import { DEFAULT_LANGUAGE } from '@fiacre/sdk/rules'

/** What the service answers itself; the language of a page is of no use there. */
const NOT_OF_THE_SITE = /^\/(api|docs|sandbox)(\/|$)/

/**
 * The address of a page of our site as it opens in a language, whatever the browser had chosen: `?lang=de`, after which public pages
 * go to their own address in it. An English link is left alone.
 * @param address whole, or from the slash on
 */
export function linkInLanguage(address: string, language: string): string {
  const here = 'https://site.invalid'
  if (language === DEFAULT_LANGUAGE || !URL.canParse(address, here)) return address
  const url = new URL(address, here)
  if (NOT_OF_THE_SITE.test(url.pathname)) return address
  url.searchParams.set('lang', language)
  return url.origin === here ? url.pathname + url.search + url.hash : url.href
}
