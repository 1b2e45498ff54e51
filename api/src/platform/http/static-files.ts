import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { readPageAddress } from '@fiacre/sdk/rules'
import type { Context as KoaContext, Middleware } from 'koa'
import { escapeMarkup } from './escape-markup.ts'
import { readFiles, storedFile, type Encoding, type StoredFile } from './file-store.ts'
import { languageMarkup } from './language-links.ts'
import { preloadLinks } from './preload-links.ts'
import type { SiteRoutes } from './site-routes.ts'
import { CACHE_MISSING, cacheControl } from './static-files-caching.ts'

/**
 * Serves a built folder, and what the service adds to it, by path. Below a prefix there is nothing but its files: what is missing there is a plain 404, as scripts
 * and not people ask for it.
 */
export function staticFiles(
  folder: string,
  prefix = '',
  added: ReadonlyMap<string, StoredFile> = new Map(),
): Middleware {
  const files = new Map([...(existsSync(folder) ? readFiles(folder) : []), ...added])
  return async (ctx, next) => {
    if (!isRead(ctx) || !ctx.path.startsWith(`${prefix}/`)) return next()
    const file = files.get(ctx.path.slice(prefix.length))
    // Documents go through the page route, which knows the status.
    if (file && !ctx.path.endsWith('.html')) {
      await sendFile(ctx, file, { status: 200, type: extname(ctx.path), caching: cacheControl(ctx.path) })
    } else if (prefix) sendMissing(ctx)
    else return next()
  }
}

/**
 * Every page of the site is one document, which names the page's own address: for search engines, and for the page to
 * see that it is on a partner's subdomain. A public page names its addresses in other languages, too. Paths that are no page get the
 * document as well, with status 404 and no such address.
 * @param publicUrl the address travellers see, without a trailing slash
 * @param head markup that every page has in its head, as it is now: settings may change while the service runs
 * @param filesOf what a page fetches besides what all pages start with
 */
export function sitePages(
  folder: string,
  isPage: (path: string) => boolean,
  { publicUrl, head = () => '', filesOf = () => [], publicPageOf = () => undefined }: PagesOptions,
): Middleware {
  const built = existsSync(folder) ? readFiles(folder).get('/index.html') : undefined
  const pages = new Map<string, Promise<StoredFile>>()
  /** What is not written in the language of its address is listed in English. */
  const ownHead = (path: string): string => {
    const { page, language } = readPageAddress(path)
    const known = publicPageOf(path)
    const isWritten = !known || !language || known.has(language)
    return [
      `<link rel="canonical" href="${escapeMarkup(publicUrl + (isWritten ? path : page))}">`,
      known ? languageMarkup(publicUrl, known) : '',
      preloadLinks(filesOf(path)),
    ].join('')
  }
  let written: string | undefined
  let whole: Promise<StoredFile> | undefined
  return async (ctx, next) => {
    if (!built || !isRead(ctx)) return next()
    const markup = head()
    if (!whole || markup !== written) {
      written = markup
      whole = withHead(built, markup)
      pages.clear()
    }
    const document = await whole
    const manner = { type: '.html', caching: 'no-cache' }
    if (!isPage(ctx.path)) return sendFile(ctx, document, { status: 404, ...manner })
    const page = pages.get(ctx.path) ?? withHead(document, ownHead(ctx.path))
    pages.set(ctx.path, page)
    return sendFile(ctx, await page, { status: 200, ...manner })
  }
}

interface PagesOptions {
  publicUrl: string
  head?: () => string
  filesOf?: (path: string) => readonly string[]
  publicPageOf?: SiteRoutes['publicPageOf']
}

async function withHead(document: StoredFile, markup: string): Promise<StoredFile> {
  const html = (await document.bytes('identity')).toString('utf8')
  return storedFile('.html', Buffer.from(html.replace('</head>', () => `${markup}</head>`)))
}

const isRead = (ctx: KoaContext): boolean => ctx.method === 'GET' || ctx.method === 'HEAD'

interface Manner {
  status: 200 | 404
  type: string
  caching: string
}

async function sendFile(ctx: KoaContext, file: StoredFile, { status, type, caching }: Manner): Promise<void> {
  const encoding = file.isCompressible ? accepted(ctx) : 'identity'
  const etag = file.etag(encoding)
  ctx.set({ ETag: etag, 'Cache-Control': caching })
  if (file.isCompressible) ctx.vary('Accept-Encoding')
  // Only what was found can be unchanged.
  if (status === 200 && isKnown(ctx, etag)) {
    ctx.status = 304
    return
  }
  ctx.status = status
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = await file.bytes(encoding)
  ctx.type = type
}

/** Whether the client has the file; proxies that repack a file weaken its tag. */
function isKnown(ctx: KoaContext, etag: string): boolean {
  const tags = ctx.get('If-None-Match').split(',')
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function sendMissing(ctx: KoaContext): void {
  ctx.status = 404
  ctx.set('Cache-Control', CACHE_MISSING)
  ctx.body = 'There is no such file.\n'
}

/** Brotli before gzip, whatever comes first in the header: browsers name gzip first, and weigh both alike. */
function accepted(ctx: KoaContext): Encoding {
  if (ctx.acceptsEncodings('br')) return 'br'
  return ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity'
}
