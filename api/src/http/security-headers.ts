import type { Middleware } from 'koa'

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

/** Strict headers on every answer. Behind TLS, browsers are told to stay there. */
export function securityHeaders(): Middleware {
  return async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': ctx.path.startsWith('/docs') ? DOCS_POLICY : PAGE_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    })
    if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000')
    await next()
  }
}
