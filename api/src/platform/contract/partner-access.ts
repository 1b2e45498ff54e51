import type { Context as KoaContext, Middleware } from 'koa'
import { boundedQuery } from '../http/bounded-query.ts'
import { partnerRoutes } from './cross-origin.ts'
import { EXPOSED_HEADERS } from '../http/exposed-headers.ts'
import { isLiveAtHome, type PartnerCall, type PartnerDirectory } from '../http/partner-call.ts'
import type { KeyedCall } from '../http/partner-request-log.ts'
import { Problem } from '../http/problem.ts'

/**
 * Finds out which partner calls, by key or, on our own pages, by the subdomain they are on. A publishable key works from
 * the partner's own pages; a secret key never from a page.
 * @throws Problem INVALID_KEY, KEY_REVOKED, ORIGIN_NOT_ALLOWED, SECRET_KEY_IN_BROWSER
 */
export function partnerAccess(directory: PartnerDirectory): Middleware {
  const routeOf = partnerRoutes()
  return async (ctx, next) => {
    const route = routeOf(ctx.method, ctx.path)
    if (route === undefined) return next()
    const key = keyOf(ctx)
    if (key === undefined) ctx.state['partner'] = await directory.ofHost(ctx.host)
    else {
      ctx.state['partner'] = await admit(ctx, directory, key, route)
      // The key speaks for the call; whoever may be signed in beside it does not.
      ctx.state['isPartnerPage'] = Boolean(ctx.state['isCrossOrigin'])
    }
    return next()
  }
}

function keyOf(ctx: KoaContext): string | undefined {
  const [scheme = '', key = ''] = ctx.get('Authorization').trim().split(/\s+/)
  if (scheme.toLowerCase() === 'bearer') return key
  const [inQuery, ...others] = boundedQuery(ctx).getAll('key')
  return others.length === 0 && /^[ps]k_/.test(inQuery ?? '') ? inQuery : undefined
}

async function admit(
  ctx: KoaContext,
  directory: PartnerDirectory,
  key: string,
  route: string,
): Promise<PartnerCall> {
  const known = /^[ps]k_\w{1,96}$/.test(key) ? await directory.findKey(key) : undefined
  if (known?.keyId) {
    const { partnerId, keyId, isTest } = known
    ctx.state['keyedCall'] = { partnerId, keyId, isTest, route } satisfies KeyedCall
  }
  if (key.startsWith('sk_') && isForAllToRead(ctx)) {
    if (known) await directory.noteExposed(key)
    const message =
      'A secret key came from a browser or stood in an address, where others can read it. Use the publishable key there, and rotate this one.'
    throw refusal(ctx, 'SECRET_KEY_IN_BROWSER', message)
  }
  if (!known) {
    throw refusal(
      ctx,
      'INVALID_KEY',
      'We do not know this partner key. Check it against the one you were given.',
    )
  }
  if (known.isRevoked) {
    throw refusal(ctx, 'KEY_REVOKED', 'This partner key no longer works. Use the one that took its place.')
  }
  if (ctx.state['isCrossOrigin'] && !(await directory.allows(known, ctx.get('Origin')))) {
    const origin = ctx.get('Origin')
    const isAtHome = known.kind === 'publishable' && URL.canParse(origin) && isLiveAtHome(known, origin)
    const message = isAtHome
      ? `${shown(origin)} is somebody's own machine, where live keys do not work. Use a test key there.`
      : `${shown(origin)} is not among the origins of this partner key. Add it to the partner first.`
    throw refusal(ctx, 'ORIGIN_NOT_ALLOWED', message)
  }
  const { partnerId, keyId, kind, isTest, scopes } = known
  return { partnerId, keyId, kind, isTest, scopes }
}

/** Why a key is refused every page may read, and nothing else: else its owner is told of a service that is away. */
function refusal(
  ctx: KoaContext,
  code: 'SECRET_KEY_IN_BROWSER' | 'INVALID_KEY' | 'KEY_REVOKED' | 'ORIGIN_NOT_ALLOWED',
  message: string,
): Problem {
  const isReadable = Boolean(ctx.response.get('Access-Control-Allow-Origin'))
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED_HEADERS }
  return new Problem(code, message, isReadable ? {} : { headers })
}

/** From a page, or in an address, as logs and histories keep it. A server sends it in a header. */
function isForAllToRead(ctx: KoaContext): boolean {
  return !ctx.get('Authorization') || Boolean(ctx.get('Origin') || ctx.get('Sec-Fetch-Site'))
}

function shown(origin: string): string {
  return origin.length > 100 ? `${origin.slice(0, 100)}…` : origin
}
