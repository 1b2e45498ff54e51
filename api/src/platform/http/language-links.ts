import { DEFAULT_LANGUAGE } from '@fiacre/sdk/rules'
import { escapeMarkup } from './escape-markup.ts'
import type { PublicPage } from './site-routes.ts'

/**
 * The addresses of a page in its languages, as search engines are told of them: each by its language (BCP 47), and English for
 * everybody else (`x-default`). The same list stands at each address of the page.
 * @param publicUrl without a trailing slash
 */
export function languageLinks(publicUrl: string, page: PublicPage): { hreflang: string; href: string }[] {
  const links = Array.from(page, ([language, path]) => ({
    hreflang: language as string,
    href: publicUrl + path,
  }))
  const english = page.get(DEFAULT_LANGUAGE)
  return links.length > 1 && english ? [...links, { hreflang: 'x-default', href: publicUrl + english }] : []
}

/** The same as markup for the head of the page. */
export function languageMarkup(publicUrl: string, page: PublicPage): string {
  return languageLinks(publicUrl, page)
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}">`)
    .join('')
}
