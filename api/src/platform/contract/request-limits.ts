import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Lease } from '../http/lease-allowance.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { isPlainForm } from './plain-form-paths.ts'
import { requestWeights } from './request-weights.ts'

/** Pages with all their files, the documents too: cheap, and loaded by many people behind one address at once. */
const PAGES_PER_CALL = 5
/** Monitors ask every few seconds, and must not be shut out by what others of their network do. */
const CHECKS_PER_CALL = 2

/**
 * Everything is limited by network, in three allowances, so that none uses up another: the API's for all processes
 * together, weighed by what a call costs, with the plain forms that send its operations; that of pages and files, and the health check's, counted here alone and
 * therefore also while the database is away.
 * @param perMinute of the API; the others follow from it
 */
export function requestLimits(perMinute: number, now: () => Date, lease: Lease, log: Logger): Middleware {
  const weightOf = requestWeights()
  const api = rateLimit({ perMinute, lease, isTold: true, weightOf }, now, log)
  const pages = rateLimit({ perMinute: perMinute * PAGES_PER_CALL }, now, log)
  const health = rateLimit({ perMinute: perMinute * CHECKS_PER_CALL }, now, log)
  return (ctx, next) => {
    if (ctx.path.startsWith('/api') || isPlainForm(ctx.path)) return api(ctx, next)
    return ctx.path === '/health' ? health(ctx, next) : pages(ctx, next)
  }
}
