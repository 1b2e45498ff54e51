import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { EXPOSED_HEADERS } from './exposed-headers.ts'
import type { Lease } from './lease-allowance.ts'
import { limitHeaders } from './limit-headers.ts'
import { networkAllowances } from './network-allowances.ts'
import { networkOf } from './network.ts'
import { Problem } from './problem.ts'

interface Limit {
  perMinute: number
  /** Counts for all processes together; without it each counts by itself. */
  lease?: Lease
  /** Whether every answer says what is left. */
  isTold?: boolean
  /** How many requests one counts for. */
  weightOf?: (method: string, path: string) => number
}

/** Keeps one network from taking the whole service: a shield; limits on attempts to sign in stand in accounts/attempts. */
export function rateLimit(limit: Limit, now: () => Date, log: Logger): Middleware {
  const { perMinute, lease, isTold = false, weightOf = () => 1 } = limit
  const count = networkAllowances(perMinute, lease, log)
  return async (ctx, next) => {
    // Whoever may make few requests may still make a heavy one.
    const weight = Math.min(perMinute, weightOf(ctx.method, ctx.path))
    const { isAllowed, remaining, seconds } = await count(networkOf(ctx.ip), now(), weight)
    const told = limitHeaders(perMinute, remaining, seconds)
    if (isTold) ctx.set(told)
    if (!isAllowed) {
      const costly = weight > 1 ? `, of which this one counts for ${weight}` : ''
      const message = `That is more than ${perMinute} requests in a minute from one network${costly}. Try again in ${seconds} s.`
      throw new Problem('TOO_MANY_REQUESTS', message, {
        // Before anybody asked whose page this is: every page may read that it has to wait, and nothing else.
        headers: {
          ...told,
          'Retry-After': String(seconds),
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Expose-Headers': EXPOSED_HEADERS,
        },
      })
    }
    await next()
  }
}
