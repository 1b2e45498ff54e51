import type { Context as KoaContext, Middleware } from 'koa'

/** What a form on another page needs, to show a price: nothing here reads or writes a session. */
const PRICING = new Set([
  '/api/vehicle-types',
  '/api/places',
  '/api/calculate-distance',
  '/api/calculate-price',
])

/** Files that pages of other origins load. */
const FILES = /^\/(widget|vehicles)\//

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Lets pages of other origins load the widget, and lets pages on this machine ask for prices, so that the tag can be
 * tried before there is a partner. Never with cookies. Partner keys will name the origins that may do so for real.
 * @param openToLoopback whether pages on this machine may ask; not in production
 */
export function publicCors(openToLoopback: boolean): Middleware {
  return async (ctx, next) => {
    if (FILES.test(ctx.path)) {
      ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    }
    if (!openToLoopback || !PRICING.has(ctx.path)) return next()
    // Also without an Origin: a browser must not give a copy it keeps for the site to a page of another origin.
    ctx.vary('Origin')
    if (!isAskedFromHere(ctx)) return next()
    ctx.set('Access-Control-Allow-Origin', ctx.get('Origin'))
    if (ctx.method !== 'OPTIONS') {
      ctx.state['isPublicCall'] = true
      return next()
    }
    ctx.set({
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type, Accept-Language, Idempotency-Key',
      'Access-Control-Max-Age': '600',
    })
    ctx.status = 204
  }
}

/** A page on this machine, which brings no cookie: with one, it is the site's own business. */
function isAskedFromHere(ctx: KoaContext): boolean {
  return LOOPBACK.test(ctx.get('Origin')) && !ctx.get('Cookie')
}
