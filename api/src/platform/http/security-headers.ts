import type { Context as KoaContext, Middleware } from 'koa'
import { boundedQuery } from './bounded-query.ts'
import { GOOGLE_PLACES_POLICY, PAGE_POLICY } from './page-policy.ts'
import { pagePath, type IsSitePage } from './site-routes.ts'

/** Pages that mails and partners lead to with a token in the address, also once the page has taken it out. */
const TOKEN_PAGES = new Set(['/checkout', '/reset-password'])

interface Settings {
  googlePlacesKey?: string | undefined
  /** Whether travellers reach us by https, whoever ends it. */
  isHttps?: boolean
  isPage: IsSitePage
}

/** Strict headers on every answer. Where travellers come by https, browsers are told to stay there. */
export function securityHeaders({ googlePlacesKey, isHttps = false, isPage }: Settings): Middleware {
  const sitePolicy = googlePlacesKey ? GOOGLE_PLACES_POLICY : PAGE_POLICY
  return async (ctx, next) => {
    ctx.set({
      // Only the site's own pages may ask Google; the widget's files, the docs and the API never need to.
      'Content-Security-Policy': isPage(ctx.path) ? sitePolicy : PAGE_POLICY,
      // Says again what `frame-ancestors` says, to browsers and scanners that do not know it.
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': hasToken(ctx) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // What pages of other origins load says otherwise for itself: see cross-origin.ts.
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    })
    // A partner's page may measure how long the widget takes to load.
    if (ctx.path.startsWith('/widget/')) ctx.set('Timing-Allow-Origin', '*')
    if (isHttps || ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000')
    await next()
  }
}

/** Whether the address is a key by itself, of which no other page may be told. */
function hasToken(ctx: KoaContext): boolean {
  if (TOKEN_PAGES.has(pagePath(ctx.path))) return true
  const query = boundedQuery(ctx)
  return query.has('token') || query.has('session')
}
