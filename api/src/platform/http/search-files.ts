import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedFile, type StoredFile } from './file-store.ts'
import { languageLinks } from './language-links.ts'
import { markup, markupText } from './markup.ts'
import type { PublicPage } from './site-routes.ts'

/**
 * What search engines read before they look at the site: `/sitemap.xml`, the public pages, and `/robots.txt`, which leads there.
 * Both name the service's own address, which no build knows.
 * @param publicUrl without a trailing slash
 */
export function searchFiles(
  siteFolder: string,
  publicUrl: string,
  pages: readonly PublicPage[],
): Map<string, StoredFile> {
  const robots = join(siteFolder, 'robots.txt')
  if (pages.length === 0 || !existsSync(robots)) return new Map()
  const rules = readFileSync(robots, 'utf8').trimEnd()
  return filesOf({
    '/robots.txt': `${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    '/sitemap.xml': sitemap(publicUrl, pages),
  })
}

const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, storedFile(path, Buffer.from(text))]))

/** As sitemaps.org has it, with the addresses of a page in all its languages at each of them, as Google asks for. */
function sitemap(publicUrl: string, pages: readonly PublicPage[]): string {
  const urls = pages.flatMap((page) => {
    const others = languageLinks(publicUrl, page).map(
      ({ hreflang, href }) => markup`<xhtml:link rel="alternate" hreflang=${hreflang} href=${href} />`,
    )
    return [...page.values()].map((path) => markup`<url><loc>${publicUrl + path}</loc>${others}</url>`)
  })
  const set = markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markupText(set)}\n`
}
