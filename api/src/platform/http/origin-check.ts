import type { Middleware } from 'koa'
import type { OwnHosts } from './own-hosts.ts'
import { Problem } from './problem.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a browser sends from another site's page. A page is our own when its origin is the very one that
 * it asks: scheme, host and port. Clients that are not browsers send neither header and carry no cookie they did not
 * mean to send.
 */
export function originCheck({ isOwnOrigin }: OwnHosts): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('Origin')
    const isForeign = origin ? !isOwnOrigin(origin, ctx.host) : isFromElsewhere(ctx.get('Sec-Fetch-Site'))
    if (!SAFE.has(ctx.method) && !ctx.state['isPartnerPage'] && isForeign) {
      throw new Problem(
        'FORBIDDEN_ORIGIN',
        'This request came from a page of another site, so it was refused.',
      )
    }
    await next()
  }
}

/** `none` is a person who typed the address. `same-site` is another host or port of ours, or of a neighbour. */
const isFromElsewhere = (fetchSite: string) => !['', 'same-origin', 'none'].includes(fetchSite)
