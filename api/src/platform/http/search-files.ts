import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import { storedFile, type StoredFile } from './file-store.ts'
import { languageLinks } from './language-links.ts'
import { markup, markupText } from './markup.ts'
import type { PublicPage } from './site-routes.ts'
import { isRead, sendFile } from './static-files.ts'
import { cacheControl } from './static-files-caching.ts'

/** Pages that stand in a map of their own. */
export interface MapGroup {
  /** Its part of the file's name, `transfers` for `/sitemap-transfers-1.xml`. */
  name: string
  pages: readonly PublicPage[]
  /** The day on which what they say last changed, where that is known: YYYY-MM-DD. */
  changed?: string
}

/** So many pages, each in all its languages, stand in one file: sitemaps.org lets in fifty thousand addresses and 50 MB. */
const OF_EACH_FILE = 100

/**
 * What search engines read before they look at the site: `/sitemap.xml`, which leads to the maps of the public pages, and
 * `/robots.txt`, which leads there. All name the service's own address, which no build knows; each is written when it is asked for.
 * @param publicUrl without a trailing slash
 */
export function searchFiles(
  siteFolder: string,
  publicUrl: string,
  groups: readonly MapGroup[],
): Map<string, () => string> {
  const robots = join(siteFolder, 'robots.txt')
  if (groups.every(({ pages }) => pages.length === 0) || !existsSync(robots)) return new Map()
  const maps = groups.flatMap(({ name, pages, changed }) =>
    chunks(pages).map((part, index) => ({ path: `/sitemap-${name}-${index + 1}.xml`, part, changed })),
  )
  return new Map([
    ['/robots.txt', () => `${readFileSync(robots, 'utf8').trimEnd()}\n\nSitemap: ${publicUrl}/sitemap.xml\n`],
    ['/sitemap.xml', () => mapIndex(publicUrl, maps)],
    ...maps.map(({ path, part, changed }) => [path, () => sitemap(publicUrl, part, changed)] as const),
  ])
}

/** Sends them; what was written is kept until the day of a change is another. */
export function searchPages(
  siteFolder: string,
  publicUrl: string,
  groups: () => readonly MapGroup[],
): Middleware {
  let days = ''
  let texts: ReturnType<typeof searchFiles> | undefined
  const written = new Map<string, StoredFile>()
  return async (ctx, next) => {
    if (!isRead(ctx) || !/^\/(robots\.txt|sitemap[\w-]*\.xml)$/.test(ctx.path)) return next()
    const now = groups()
    const changed = now.map((group) => group.changed).join()
    if (!texts || changed !== days) {
      days = changed
      texts = searchFiles(siteFolder, publicUrl, now)
      written.clear()
    }
    const { path } = ctx
    const write = texts.get(path)
    if (!write) return next()
    const file = written.get(path) ?? storedFile(path, Buffer.from(write()))
    written.set(path, file)
    const type = path.endsWith('.xml') ? '.xml' : '.txt'
    await sendFile(ctx, file, { status: 200, type, caching: cacheControl(path) })
  }
}

function chunks(pages: readonly PublicPage[]): PublicPage[][] {
  return Array.from({ length: Math.ceil(pages.length / OF_EACH_FILE) }, (_, index) =>
    pages.slice(index * OF_EACH_FILE, (index + 1) * OF_EACH_FILE),
  )
}

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const lastChange = (changed: string | undefined) => (changed ? markup`<lastmod>${changed}</lastmod>` : null)

function mapIndex(publicUrl: string, maps: readonly { path: string; changed: string | undefined }[]): string {
  const entries = maps.map(
    ({ path, changed }) => markup`<sitemap><loc>${publicUrl + path}</loc>${lastChange(changed)}</sitemap>`,
  )
  return documentOf(markup`<sitemapindex xmlns=${XMLNS}>${entries}</sitemapindex>`)
}

/** As sitemaps.org has it, with the addresses of a page in all its languages at each of them, as Google asks for. */
function sitemap(publicUrl: string, pages: readonly PublicPage[], changed: string | undefined): string {
  const urls = pages.flatMap((page) => {
    const others = languageLinks(publicUrl, page).map(
      ({ hreflang, href }) => markup`<xhtml:link rel="alternate" hreflang=${hreflang} href=${href} />`,
    )
    return [...page.values()].map(
      (path) => markup`<url><loc>${publicUrl + path}</loc>${lastChange(changed)}${others}</url>`,
    )
  })
  return documentOf(
    markup`<urlset xmlns=${XMLNS} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`,
  )
}

const documentOf = (root: ReturnType<typeof markup>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${markupText(root)}\n`
