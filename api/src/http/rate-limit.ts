import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { EXPOSED_HEADERS } from './cross-origin.ts'
import type { Lease } from './lease-allowance.ts'
import { limitHeaders } from './limit-headers.ts'
import { networkAllowances } from './network-allowances.ts'
import { networkOf } from './network.ts'
import { Problem } from './problem.ts'

/** Keeps one network from taking the whole service: a shield; limits on attempts to sign in stand in accounts/attempts. */
export function rateLimit(perMinute: number, now: () => Date, lease: Lease, log: Logger): Middleware {
  const count = networkAllowances(perMinute, lease, log)
  return async (ctx, next) => {
    const { isAllowed, remaining, seconds } = await count(networkOf(ctx.ip), now())
    ctx.set(limitHeaders(perMinute, remaining, seconds))
    if (!isAllowed) {
      const message = `That is more than ${perMinute} requests in a minute from one network. Try again in ${seconds} s.`
      throw new Problem('TOO_MANY_REQUESTS', message, {
        // Before anybody asked whose page this is: every page may read that it has to wait, and nothing else.
        headers: {
          'Retry-After': String(seconds),
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Expose-Headers': EXPOSED_HEADERS,
        },
      })
    }
    await next()
  }
}
