import type { Context as KoaContext, Middleware } from 'koa'
import type { OwnHosts } from './own-hosts.ts'
import type { PartnerDirectory } from './partner-call.ts'
import { Problem } from './problem.ts'

interface Settings {
  hosts: OwnHosts
  directory: Pick<PartnerDirectory, 'hasSubdomain'>
  /** Whether a proxy that we trust says in X-Forwarded-Host what was asked for, and may rewrite Host. */
  isProxied: boolean
}

/**
 * Answers only under our own addresses, before anything else is done. A page that points its own name at this machine
 * (DNS rebinding) then reads nothing, and no letter or page ever leads to a host that a client named. Monitors may ask
 * for the health under any name.
 * @throws Problem HOST_NOT_ALLOWED, INVALID_REQUEST
 */
export function hostCheck({ hosts, directory, isProxied }: Settings): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/health') return next()
    assertWhole(ctx)
    // What a proxy passes on counts alone where one is trusted; else both, as any page may send that header.
    for (const host of isProxied ? [ctx.host] : [ctx.host, ctx.get('Host')]) {
      const verdict = hosts.judge(host)
      if (verdict === 'own' || (verdict === 'subdomain' && (await directory.hasSubdomain(host)))) continue
      throw verdict === 'odd' ? unreadable() : foreign(host)
    }
    return next()
  }
}

/** RFC 9112 sections 3.2 and 3.2.2: one Host, and no second one in the request line. */
function assertWhole({ req }: KoaContext): void {
  const names = req.rawHeaders.filter((_, index) => index % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'host').length !== 1) throw unreadable()
  if (!req.url?.startsWith('/') && req.url !== '*') throw unreadable()
}

function unreadable(): Problem {
  return new Problem('INVALID_REQUEST', 'A request names one host, in its Host header and nowhere else.')
}

function foreign(host: string): Problem {
  const shown = host.length > 100 ? `${host.slice(0, 100)}…` : host
  return new Problem(
    'HOST_NOT_ALLOWED',
    `${shown} is no address of this service. Use the address you were given; who runs it sets PUBLIC_URL to that.`,
  )
}
