import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'

/** Gives every request a name that its answer, its errors and its log lines share. */
export function requestId(): Middleware {
  return async (ctx, next) => {
    const id = randomUUID()
    ctx.state['requestId'] = id
    ctx.set('X-Request-Id', id)
    await next()
  }
}
