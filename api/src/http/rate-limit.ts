import type { Middleware } from 'koa'
import { Problem } from './problem.ts'

const WINDOW_MS = 60_000

/**
 * Keeps one network address from taking the whole process. It counts in this process alone: a shield, not an
 * account rule; limits on sign-in attempts stand in the database (see accounts/attempts).
 */
export function rateLimit(perMinute: number, now: () => Date): Middleware {
  let windowStart = 0
  let counts = new Map<string, number>()
  return async (ctx, next) => {
    const time = now().getTime()
    if (time - windowStart >= WINDOW_MS || time < windowStart) {
      windowStart = time
      counts = new Map()
    }
    const used = (counts.get(ctx.ip) ?? 0) + 1
    counts.set(ctx.ip, used)
    const reset = Math.ceil((windowStart + WINDOW_MS - time) / 1000)
    ctx.set({
      'RateLimit-Limit': String(perMinute),
      'RateLimit-Remaining': String(Math.max(0, perMinute - used)),
      'RateLimit-Reset': String(reset),
    })
    if (used > perMinute) {
      const message = `That is more than ${perMinute} requests in a minute from one address. Try again in ${reset} s.`
      throw new Problem('TOO_MANY_REQUESTS', message, { headers: { 'Retry-After': String(reset) } })
    }
    await next()
  }
}
