import type { Middleware } from 'koa'
import { isSitePage } from './site-paths.ts'

const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Swagger UI writes style attributes; nothing else may. */
const DOCS_POLICY = PAGE_POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

/**
 * Google Places, where the operator has a key: the hosts that Google lists for the Maps JavaScript API's bootstrap and
 * services, and that of the Places API (developers.google.com/maps/domains). No pictures, fonts or styles: no map is
 * shown.
 */
const GOOGLE_PLACES_POLICY = [
  PAGE_POLICY,
  "script-src 'self' https://maps.googleapis.com",
  "connect-src 'self' https://maps.googleapis.com https://mapsresources-pa.googleapis.com https://places.googleapis.com",
].join('; ')

type Settings = { googlePlacesKey?: string | undefined }

/** Strict headers on every answer. Behind TLS, browsers are told to stay there. */
export function securityHeaders({ googlePlacesKey }: Settings): Middleware {
  const sitePolicy = googlePlacesKey ? GOOGLE_PLACES_POLICY : PAGE_POLICY
  return async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': policyFor(ctx.path, sitePolicy),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    })
    // A partner's page may measure how long the widget takes to load.
    if (ctx.path.startsWith('/widget/')) ctx.set('Timing-Allow-Origin', '*')
    if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000')
    await next()
  }
}

/** Only the site's own pages may ask Google; the widget's files, the docs and the API never need to. */
function policyFor(path: string, sitePolicy: string): string {
  if (path.startsWith('/docs')) return DOCS_POLICY
  return isSitePage(path) ? sitePolicy : PAGE_POLICY
}
