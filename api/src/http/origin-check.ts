import type { Middleware } from 'koa'
import { Problem } from './problem.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a browser sends from another site's page. Clients that are not browsers send neither
 * header and carry no cookie they did not mean to send.
 */
export function originCheck(publicOrigin: () => string): Middleware {
  return async (ctx, next) => {
    if (
      !SAFE.has(ctx.method) &&
      !ctx.state['isPartnerPage'] &&
      isForeign(ctx.get('Origin'), ctx.get('Sec-Fetch-Site'), ctx.host, publicOrigin())
    ) {
      throw new Problem(
        'FORBIDDEN_ORIGIN',
        'This request came from a page of another site, so it was refused.',
      )
    }
    await next()
  }
}

function isForeign(origin: string, fetchSite: string, host: string, publicOrigin: string): boolean {
  if (origin) return origin !== publicOrigin && !isSameHost(origin, host)
  return fetchSite === 'cross-site'
}

function isSameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
