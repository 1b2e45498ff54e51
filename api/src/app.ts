import { guestOfBooking } from './bookings/guests/book-for-guest.ts'
import { join } from 'node:path'
import Koa from 'koa'
import { CARRIER_KEY_PER_MINUTE, DEFAULT_LANGUAGE } from '@fiacre/sdk/rules'
import { findCarrierKey } from './people/carriers/find-carrier-key.ts'
import { findOfficeRole } from './people/accounts/office-role.ts'
import { sessionStore } from './people/accounts/sessions/session-store.ts'
import type { Context } from './platform/context/context.ts'
import type { CarrierKeys } from './platform/contract/carrier-key.ts'
import { operationCalls } from './platform/contract/call-operation.ts'
import { plainInstead } from './bookings/plain-forms/plain-instead.ts'
import { plainForms } from './bookings/plain-forms/plain-forms.ts'
import { keepForms } from './bookings/plain-forms/keep-forms.ts'
import { plainDocuments } from './bookings/plain-forms/plain-documents.ts'
import { contractRouter } from './platform/contract/router.ts'
import { isExposed } from './platform/settings/exposure.ts'
import { allHandlers } from './handlers.ts'
import { mailbox } from './platform/mail/mailbox/mailbox-page.ts'
import { brandLogos } from './people/partners/brand-logos.ts'
import { partnerDirectory } from './people/partners/partner-directory.ts'
import { pageSettings } from './platform/client-settings/page-settings.ts'
import { sandboxPage } from './money/payments/sandbox/sandbox-page.ts'
import { docs } from './platform/contract/docs.ts'
import { unknownOperation } from './platform/contract/not-found.ts'
import { networkAllowances } from './platform/http/network-allowances.ts'
import { databaseLease } from './platform/http/lease-allowance.ts'
import { brand } from './platform/brand/brand.ts'
import { escapeMarkup } from './platform/http/escape-markup.ts'
import { cookieKeys } from './platform/http/cookie-keys.ts'
import { hostCheck } from './platform/http/host-check.ts'
import { originCheck } from './platform/http/origin-check.ts'
import { ownHosts } from './platform/http/own-hosts.ts'
import { partnerRequestLog } from './platform/http/partner-request-log.ts'
import { problems } from './platform/http/problems-middleware.ts'
import { compressPublic } from './platform/http/compress-public.ts'
import { crossOrigin } from './platform/contract/cross-origin.ts'
import { isLoopbackHost } from './platform/settings/loopback.ts'
import { partnerAccess } from './platform/contract/partner-access.ts'
import { queryLimit } from './platform/http/query-limit.ts'
import { requestId } from './platform/http/request-id.ts'
import { requestLimits } from './platform/contract/request-limits.ts'
import { requestLog } from './platform/http/request-log.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { sessionPort, sessions } from './platform/http/session.ts'
import {
  isListedTransfer,
  meantTransfer,
  tablePages,
  TRANSFERS,
  transfersChanged,
} from './prices/destinations/transfers/transfer-routes.ts'
import { searchPages, type MapGroup } from './platform/http/search-files.ts'
import { siteRoutes, type PublicPage } from './platform/http/site-routes.ts'
import { rateCardAt } from './prices/pricing/stored-rate-cards.ts'
import { sitePages } from './platform/http/site-pages.ts'
import { readFiles, type StoredFile } from './platform/http/file-store.ts'
import { staticFiles } from './platform/http/static-files.ts'
import { renderedPages } from './platform/http/rendered-pages.ts'
import { linkPictureFiles } from './prices/public-pages/link-pictures/link-picture-files.ts'
import { pageRenderer } from './prices/public-pages/page-renderer.ts'

export interface Secrets {
  session: string
  sandbox: string
}

const root = join(import.meta.dirname, '..', '..')
const siteFolder = join(root, 'site', 'dist')
/** Draws public pages without a browser. */
const siteRenderer = join(root, 'site', 'server', 'dist', 'render-page.js')
const widgetFolder = join(root, 'widget', 'dist', 'served')

/** What was built to be served. */
export interface BuiltFiles {
  site: ReadonlyMap<string, StoredFile>
  widget: ReadonlyMap<string, StoredFile>
}

/** Reads from disk all that an application is made of. */
export function readBuiltFiles(): BuiltFiles {
  // Kept by its module: whoever asks later has it.
  tablePages()
  return { site: readFiles(siteFolder), widget: readFiles(widgetFolder) }
}

/** The whole service as one Koa application: API, sandbox, docs, widget, site. */
export function createApp(
  context: Context,
  secrets: Secrets,
  address: () => string,
  built: BuiltFiles = readBuiltFiles(),
): Koa {
  const { config, log, orm } = context
  const secure = context.publicUrl.startsWith('https:')
  const app = new Koa({
    proxy: config.trustedProxies > 0,
    maxIpsCount: config.trustedProxies,
  })
  app.keys = cookieKeys(secrets.session)
  const directory = partnerDirectory(orm, context.publicUrl, context.now)
  const hosts = ownHosts(context.publicUrl)
  const { isPage, publicPages, publicPageOf, filesOf, boot } = siteRoutes(
    siteFolder,
    (line) => log.warn(line),
    tablePages(),
  )
  const renderer = pageRenderer(siteRenderer, context, demonstrationKind(config))
  const sessionOf = (ctx: Koa.Context) => sessionPort(ctx, { secure, now: context.now })
  const partnerOf = (host: string) => directory.ofHost(host)
  const router = contractRouter(allHandlers, context, sessionOf, findOfficeRole, {
    carrierKeys: carrierKeysOf(context),
    findGuest: (partner, bookingId) => guestOfBooking(context, partner, bookingId),
  })

  // What breaks after the answer began; left alone, Koa would print it past the log.
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer broke off'))
  app.use(requestId())
  app.use(requestLog(log))
  app.use(securityHeaders({ googlePlacesKey: config.googlePlacesKey, isHttps: secure, isPage }))
  app.use(partnerRequestLog((request) => context.partnerRequests.note(request), context.now))
  app.use(problems(log))
  app.use(hostCheck({ hosts, directory, isProxied: isBehindProxy(context) }))
  const draw = renderer && plainDocuments(siteFolder, renderer.renderPlain, filesOf)
  if (draw) app.use(keepForms(context, { hosts, draw }))
  app.use(requestLimits(config.rateLimitPerMinute, context.now, databaseLease(orm), log))
  app.use(queryLimit())
  app.use(crossOrigin(directory, hosts))
  app.use(searchPages(siteFolder, context.publicUrl, mapGroups(publicPages, context)))
  app.use(staticFiles(built.site))
  app.use(staticFiles(built.widget, '/widget'))
  app.use(brandLogos(orm))
  app.use(linkPictureFiles(context.linkPictures))
  for (const middleware of docs(context, siteFolder)) app.use(middleware)
  if (isForDevelopment(context)) app.use(mailbox(orm))
  app.use(compressPublic())
  app.use(partnerAccess(directory))
  app.use(originCheck(hosts))
  app.use(sandboxPage(context, address, secrets.sandbox))
  app.use(sessions(app, sessionStore(orm, context.now), { secure }))
  app.use(router.routes())
  app.use(unknownOperation())
  if (draw) {
    const findKey = (key: string) => directory.findKey(key)
    const call = operationCalls(allHandlers, context, sessionOf, findOfficeRole, partnerOf)
    app.use(plainForms(context, { hosts, call, sessionOf, partnerOf, findKey, draw }))
  }
  app.use(
    sitePages(built.site, isPage, {
      publicUrl: context.publicUrl,
      filesOf,
      boot,
      ...(renderer && { rendered: renderedPages({ render: renderer.render, now: context.now, log }) }),
      publicPageOf,
      meantBy: meantTransfer,
      ...(renderer && { plainInstead }),
      head: () => [demonstrationMark(config), pageSettings(context), linkPicture(context.publicUrl)].join(''),
    }),
  )
  return app
}

/** The maps that search engines are given: pages of rides, which change with the prices in force, stand in maps of their own. */
function mapGroups(publicPages: readonly PublicPage[], { storedSettings, now }: Context): () => MapGroup[] {
  const pathOf = (page: PublicPage) => page.get(DEFAULT_LANGUAGE) ?? ''
  const { pages = [], transfers = [] } = Object.groupBy(publicPages, (page) =>
    pathOf(page).startsWith(`${TRANSFERS}/`) ? 'transfers' : 'pages',
  )
  const listed = transfers.filter((page) => isListedTransfer(pathOf(page)))
  return () => [
    { name: 'pages', pages },
    {
      name: 'transfers',
      pages: listed,
      changed: transfersChanged(rateCardAt(storedSettings, now()).validFrom),
    },
  ]
}

/** Keys of carriers are looked up, and counted for all processes together. */
function carrierKeysOf({ orm, now, log }: Context): CarrierKeys {
  const count = networkAllowances(CARRIER_KEY_PER_MINUTE, databaseLease(orm), log)
  return {
    find: (key) => findCarrierKey(orm, key, now()),
    count: (keyId) => count(`carrier key ${keyId}`, now()),
  }
}

/**
 * Whether mails may be read by whoever comes: only where that is nobody but ourselves. Not in a demonstration, whose
 * visitors would read the links that set each other's passwords.
 */
function isForDevelopment({ config }: Context): boolean {
  return config.mode !== 'production' && !config.isDemo && !isExposed(config)
}

/** On this machine itself a proxy is only played: a page could send its header too. */
function isBehindProxy({ config, publicUrl }: Context): boolean {
  return config.trustedProxies > 0 && !isLoopbackHost(new URL(publicUrl).hostname)
}

/** The picture that other sites show of a link to ours, which they want with its whole address; a page of its own has another. */
function linkPicture(publicUrl: string): string {
  const address = escapeMarkup(`${publicUrl}/open-graph.png`)
  const marks = { image: address, 'image:width': '1200', 'image:height': '630', 'image:alt': brand.name }
  return Object.entries(marks)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('')
}

/** Tells the site that it is shown to others, before it draws anything, and whether mails leave it. */
function demonstrationMark(config: Context['config']): string {
  const kind = demonstrationKind(config)
  return kind === null ? '' : `<meta name="demonstration" content="${kind}">`
}

function demonstrationKind({ isDemo, smtpUrl }: Context['config']): 'with-mail' | 'without-mail' | null {
  if (!isDemo) return null
  return smtpUrl ? 'with-mail' : 'without-mail'
}
