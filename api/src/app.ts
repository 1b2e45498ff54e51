import { join } from 'node:path'
import Koa from 'koa'
import { isAdministrator } from './accounts/administrators.ts'
import { sessionStore } from './accounts/sessions/session-store.ts'
import type { Context } from './context.ts'
import { contractRouter } from './contract/router.ts'
import { allHandlers } from './handlers.ts'
import { mailbox } from './mail/mailbox-page.ts'
import { brandLogos } from './partners/brand-logos.ts'
import { partnerDirectory } from './partners/partner-directory.ts'
import { sandboxPage } from './payments/sandbox/sandbox-page.ts'
import { docs } from './http/docs.ts'
import { unknownOperation } from './http/not-found.ts'
import { databaseLease } from './http/lease-allowance.ts'
import { originCheck } from './http/origin-check.ts'
import { problems } from './http/problems-middleware.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { isLoopback } from './http/partner-call.ts'
import { partnerAccess } from './http/partner-access.ts'
import { rateLimit } from './http/rate-limit.ts'
import { requestId } from './http/request-id.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sessionPort, sessions } from './http/session.ts'
import { isSitePage } from './http/site-paths.ts'
import { sitePages, staticFiles } from './http/static-files.ts'

export interface Secrets {
  session: string
  sandbox: string
}

const root = join(import.meta.dirname, '..', '..')
const siteFolder = join(root, 'site', 'dist')
const widgetFolder = join(root, 'widget', 'dist', 'served')

/** The whole service as one Koa application: API, sandbox, docs, widget, site. */
export function createApp(context: Context, secrets: Secrets, address: () => string): Koa {
  const { config, log, orm } = context
  const secure = context.publicUrl.startsWith('https:')
  const app = new Koa({
    keys: [secrets.session],
    proxy: config.trustedProxies > 0,
    maxIpsCount: config.trustedProxies,
  })
  const directory = partnerDirectory(orm, context.publicUrl, context.now)
  const router = contractRouter(allHandlers, context, (ctx) => sessionPort(ctx, { secure }), isAdministrator)

  // What breaks after the answer began; left alone, Koa would print it past the log.
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer broke off'))
  app.use(requestId())
  app.use(requestLog(log))
  app.use(securityHeaders({ googlePlacesKey: config.googlePlacesKey, isHttps: secure }))
  app.use(problems(log))
  app.use(limitApi(rateLimit(config.rateLimitPerMinute, context.now, databaseLease(orm), log)))
  app.use(crossOrigin(directory))
  app.use(staticFiles(siteFolder))
  app.use(staticFiles(widgetFolder, '/widget'))
  app.use(brandLogos(orm))
  for (const middleware of docs()) app.use(middleware)
  if (isForDevelopment(context)) app.use(mailbox(orm))
  app.use(partnerAccess(directory))
  app.use(originCheck(() => new URL(context.publicUrl).origin))
  app.use(sandboxPage(context, address, secrets.sandbox))
  app.use(sessions(app, sessionStore(orm, context.now), { secure }))
  app.use(router.routes())
  app.use(unknownOperation())
  app.use(sitePages(siteFolder, isSitePage, context.publicUrl))
  return app
}

/** Whether mails may be read by whoever comes: never in production, and never on an address that travellers reach. */
function isForDevelopment({ config, publicUrl }: Context): boolean {
  return config.mode !== 'production' && (!publicUrl.startsWith('https:') || isLoopback(publicUrl))
}

/** Pages and files are cheap and cached; only the API is counted. */
function limitApi(limit: Koa.Middleware): Koa.Middleware {
  return (ctx, next) => (ctx.path.startsWith('/api') ? limit(ctx, next) : next())
}
