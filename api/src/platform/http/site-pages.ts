import {
  ATTRIBUTION_NAMES,
  DEFAULT_LANGUAGE,
  languageOfTag,
  pageAddress,
  readPageAddress,
  type LanguageCode,
} from '@fiacre/sdk/rules'
import type { Context as KoaContext, Middleware } from 'koa'
import { boundedQuery, rawQuery } from './bounded-query.ts'
import { escapeMarkup } from './escape-markup.ts'
import { storedFile, type StoredFile } from './file-store.ts'
import { readSheets } from './first-style/read-sheets.ts'
import { withFirstStyle } from './first-style/with-first-style.ts'
import { isSaidToBeHere } from './here-cookie.ts'
import { keepNewest } from './keep-newest.ts'
import { languageMarkup } from './language-links.ts'
import { preloadLinks, styleLinks } from './preload-links.ts'
import type { RenderKey, RenderedPages } from './rendered-pages.ts'
import { pagePath, type SiteRoutes } from './site-routes.ts'
import { isRead, sendFile } from './static-files.ts'
import { styleSource } from './style-source.ts'
import { withPage } from './with-page.ts'

interface PagesOptions {
  /** The address travellers see, without a trailing slash. */
  publicUrl: string
  /** Markup that every page has in its head, as it is now: settings may change while the service runs. */
  head?: () => string
  /** What a page fetches besides what all pages start with. */
  filesOf?: (path: string) => readonly string[]
  /** Draws what everybody may see; without it, and where it fails, a page is drawn by the browser. */
  rendered?: RenderedPages
  /** The addresses of a public page by language; none of a page that is somebody's own. */
  publicPageOf?: SiteRoutes['publicPageOf']
  /** The script that a page begins with which is drawn already. */
  boot?: string | undefined
  /** Where a page, by its path without a language, leads whoever runs no script; undefined for one that is something without. */
  plainInstead?: (page: string, language: LanguageCode | null, query: URLSearchParams) => string | undefined
  /** The page, by its path without a language, that a path which is none was meant for. */
  meantBy?: (path: string) => string | undefined
}

/** Documents without a drawing that are kept: those of all pages in some languages. */
const MOST_SHELLS = 200

/** A path of which there is no page: one drawing serves all of them. */
const NOT_FOUND = '/404'

/**
 * Every page of the site is one document, which names the page's own address: for search engines, and for the page to see that it
 * is on a partner's subdomain. Public pages have what they show in it already; all others, and a page that could not be drawn, are
 * drawn by the browser. Paths that are no page have status 404 and no such address.
 */
export function sitePages(
  files: ReadonlyMap<string, StoredFile>,
  isPage: (path: string) => boolean,
  {
    publicUrl,
    head = () => '',
    filesOf = () => [],
    rendered,
    publicPageOf = () => undefined,
    boot,
    plainInstead = () => undefined,
    meantBy = () => undefined,
  }: PagesOptions,
): Middleware {
  const built = files.get('/index.html')
  let read: Promise<string> | undefined
  const sheets = readSheets(files)
  const shells = new Map<string, StoredFile>()
  /** What is not written in the language of its address is listed in English. */
  const ownHead = (path: string): string => {
    const { page, language } = readPageAddress(path)
    const known = publicPageOf(path)
    const isWritten = !known || !language || known.has(language)
    const address = escapeMarkup(publicUrl + (isWritten ? path : page))
    const links = `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`
    return known ? links + languageMarkup(publicUrl, known) : links
  }
  const drawnPage = async (pages: RenderedPages, key: RenderKey, head: string, document: string) => {
    const rules = await sheets()
    return pages.of(key, head, (drawn) => {
      const html = withPage(document, drawn, boot)
      // The small script brings the other rules.
      return boot ? withFirstStyle(html, rules) : { html, styles: [] }
    })
  }
  const { host } = new URL(publicUrl)
  let written: string | undefined
  return async (ctx, next) => {
    if (built && ctx.method === 'POST' && isPage(ctx.path)) return showAgain(ctx)
    if (!built || !isRead(ctx)) return next()
    const markup = head()
    if (markup !== written) {
      written = markup
      shells.clear()
    }
    const isKnown = isPage(ctx.path)
    const asked = readPageAddress(pagePath(ctx.path))
    const meant = isKnown ? undefined : meantBy(asked.page)
    if (meant) return sendOn(ctx, pageAddress(meant, asked.language ?? DEFAULT_LANGUAGE), 301)
    const key = { path: isKnown ? asked.page : NOT_FOUND, language: asked.language ?? languageOf(ctx) }
    // A public page that is asked for a language by its query is the one at the address in that language.
    const isPublic = isKnown && publicPageOf(asked.page) !== undefined
    const path = isPublic ? pageAddress(key.path, key.language) : isKnown ? pagePath(ctx.path) : NOT_FOUND
    // One page, one address: search engines count each spelling as a page.
    if (isPublic && isOtherSpelling(ctx.path)) return sendOn(ctx, pagePath(ctx.path))
    const document = await (read ??= textOf(built))
    const isForAll = isPublic || !isKnown
    const isSame = isForAll && rendered !== undefined && ctx.host === host && isPlain(ctx)
    const plain = isKnown
      ? (plainInstead(key.path, asked.language, boundedQuery(ctx)) ??
        (isSame && isOwn(ctx, key.path) ? drawnInstead(ctx) : undefined))
      : undefined
    const own = isKnown ? ownHead(path) + leadOn(plain) : ''
    const needed = filesOf(path)
    const shell = () => {
      const html = withHead(document, markup + own + preloadLinks(needed))
      return kept(shells, `${path} ${plain ?? ''}`, () => storedFile('.html', Buffer.from(html)))
    }
    const page =
      rendered && isSame && !isOwn(ctx, key.path)
        ? await drawnPage(rendered, key, markup + own, withHead(document, markup + own + styleLinks(needed)))
        : undefined
    if (page) {
      allowStyles(ctx, page.styles)
      if (!isSaidToBeHere(ctx)) keepProcess(ctx)
    }
    const manner = { type: '.html', caching: 'no-cache' }
    return sendFile(ctx, page?.file ?? shell(), { status: isKnown ? 200 : 404, ...manner })
  }
}

/** Leads on at once whoever runs no script, and nobody else. */
const leadOn = (address: string | undefined): string =>
  address === undefined
    ? ''
    : `<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(address)}"></noscript>`

/** A form of a page whose code has not come was sent: nothing of it is read, and the page says what it needs. */
function showAgain(ctx: KoaContext): void {
  ctx.status = 303
  ctx.set({ Location: ctx.path, 'Cache-Control': 'no-store' })
  ctx.body = ''
}

/** The styles in the page, and no others, may stand in it. */
function allowStyles(ctx: KoaContext, styles: readonly string[]): void {
  const policy = ctx.response.get('Content-Security-Policy')
  const sources = ["style-src 'self'", ...styles.map(styleSource)].join(' ')
  if (policy) ctx.set('Content-Security-Policy', policy.replace("style-src 'self'", sources))
}

/**
 * A page that knows nothing of anybody may stay in the process that the browser has begun for it: told to cut the tie to an opener
 * (decision 112), a browser that has it already begins another one, and the reader waits for that.
 */
function keepProcess(ctx: KoaContext): void {
  ctx.remove('Cross-Origin-Opener-Policy')
}

/** A slash at the end, where the page's own address has none. */
const isOtherSpelling = (path: string): boolean => path !== pagePath(path)

function sendOn(ctx: KoaContext, path: string, status: 301 | 308 = 308): void {
  const query = rawQuery(ctx)
  ctx.status = status
  ctx.set({ Location: query ? `${path}?${query}` : path, 'Cache-Control': 'no-cache' })
  ctx.body = ''
}

/** To who is signed in the start is a dashboard, and the ways in lead on to it. */
const OTHER_FOR_TRAVELLERS = new Set(['/', '/login', '/register'])

/** Asks for a page as everybody has it. */
const FOR_ALL = 'drawn'

/** Whether the page is another for whoever asks. */
const isOwn = (ctx: KoaContext, path: string): boolean =>
  OTHER_FOR_TRAVELLERS.has(path) && isSaidToBeHere(ctx) && !boundedQuery(ctx).has(FOR_ALL)

/** Where who is signed in and runs no script has the page that everybody has, which knows nothing of them. */
function drawnInstead(ctx: KoaContext): string {
  const query = new URLSearchParams(boundedQuery(ctx))
  query.set(FOR_ALL, '1')
  return `${ctx.path}?${query}`
}

/** What an address may ask for without its page being drawn otherwise: it shows in the page afterwards, or not at all. */
const PLAIN = new Set<string>([
  FOR_ALL,
  'lang',
  'currency',
  'units',
  'partner',
  'promo',
  ...ATTRIBUTION_NAMES,
])

/** Whether the page is the same as without its query. */
const isPlain = (ctx: KoaContext): boolean => [...boundedQuery(ctx).keys()].every((name) => PLAIN.has(name))

/** The language that an address asks for, where the site speaks it; else English. */
const languageOf = (ctx: KoaContext): LanguageCode =>
  languageOfTag(boundedQuery(ctx).get('lang') ?? '') ?? DEFAULT_LANGUAGE

const textOf = async (file: StoredFile): Promise<string> => (await file.bytes('identity')).toString('utf8')

const withHead = (html: string, markup: string): string => html.replace('</head>', () => `${markup}</head>`)

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make()
  keepNewest(known, key, found, MOST_SHELLS)
  return found
}
