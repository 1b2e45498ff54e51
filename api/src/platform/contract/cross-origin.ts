import type { Middleware } from 'koa'
import { readOperations, type Operation } from './document.ts'
import { pathLookup } from './path-lookup.ts'
import { PAGE_SCOPES } from './partner-scopes.ts'
import type { OwnHosts } from '../http/own-hosts.ts'
import type { PartnerDirectory } from '../http/partner-call.ts'
import { EXPOSED_HEADERS } from '../http/exposed-headers.ts'

/** Files that pages of other origins load. */
const FILES = /^\/(widget|vehicles|brand-logos)\//

const REQUEST_HEADERS = 'Accept-Language, Authorization, Content-Type, Idempotency-Key'

/**
 * Cross-origin requests (Fetch standard): the widget's files are for every page, and the calls that take a partner key
 * for the pages of origins that a partner lists. Never with cookies.
 */
export function crossOrigin(directory: PartnerDirectory, { isOwnOrigin }: OwnHosts): Middleware {
  const methodsOf = partnerMethods(({ scopes }) => scopes.every((scope) => PAGE_SCOPES.includes(scope)))
  return async (ctx, next) => {
    if (FILES.test(ctx.path)) {
      ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    }
    if (ctx.path === '/openapi.json') ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    const allowed = methodsOf(ctx.path)
    if (allowed.length === 0) return next()
    // Also without an Origin: a browser must not give a copy it keeps for the site to a page of another origin, nor one
    // partner's answer to another.
    ctx.vary(['Origin', 'Authorization'])
    const origin = ctx.get('Origin')
    if (!origin || isOwnOrigin(origin, ctx.host)) return next()
    ctx.state['isCrossOrigin'] = true
    if (!(await directory.knowsOrigin(origin))) return next()
    ctx.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    })
    if (ctx.method !== 'OPTIONS') return next()
    ctx.set({
      'Access-Control-Allow-Methods': allowed.join(', '),
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': '7200',
    })
    ctx.status = 204
  }
}

/** Tells which methods of a path are operations that take a partner key, of those that are asked for: none of most paths. */
function partnerMethods(isMeant: (operation: Operation) => boolean): (path: string) => string[] {
  const operationsOf = pathLookup(partnerOperations(isMeant))
  return (path) => operationsOf(path).map(({ method }) => method)
}

/**
 * Tells which path of the contract is asked for, where any method of it takes a partner key: that of the method itself, or else of the one that
 * does. Undefined for most.
 */
export function partnerRoutes(): (method: string, path: string) => string | undefined {
  const operationsOf = pathLookup(partnerOperations(() => true))
  return (method, path) => {
    const found = operationsOf(path)
    return (found.find((one) => one.method === method) ?? found[0])?.path
  }
}

function partnerOperations(isMeant: (operation: Operation) => boolean) {
  return readOperations()
    .filter((operation) => operation.partner !== 'none' && isMeant(operation))
    .map(({ path, method }) => ({ path, method: method.toUpperCase() }))
}
