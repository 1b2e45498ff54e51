import type { Middleware } from 'koa'
import { MOST_PARAMETERS, MOST_QUERY_BYTES, rawQuery } from './bounded-query.ts'
import { Problem } from './problem.ts'

/**
 * Refuses addresses with more behind the question mark than any page or call of ours has, before anything takes it apart.
 * @throws Problem QUERY_TOO_LARGE
 */
export function queryLimit(): Middleware {
  return (ctx, next) => {
    const query = rawQuery(ctx)
    if (Buffer.byteLength(query) > MOST_QUERY_BYTES || query.split('&').length > MOST_PARAMETERS) {
      const message = `The address has more than ${MOST_QUERY_BYTES / 1024} kB or ${MOST_PARAMETERS} parameters behind its question mark. Leave out what is not needed.`
      throw new Problem('QUERY_TOO_LARGE', message)
    }
    return next()
  }
}
