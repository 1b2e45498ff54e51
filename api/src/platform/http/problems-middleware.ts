import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { problemLanguage } from './problem-language.ts'
import { problemWords } from './problem-words.ts'
import { Problem } from './problem.ts'

/**
 * Turns whatever is thrown below into a problem document, in the language asked for where it has words for it; what was not
 * foreseen becomes a 500 without a detail.
 */
export function problems(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (problem.status >= 500)
        log.error({ err: thrown, requestId: ctx.state['requestId'] }, problem.message)
      ctx.status = problem.status
      ctx.state['problemCode'] = problem.code
      ctx.set(problem.headers)
      const words = problemWords(problemLanguage(ctx))
      const isSpoken = words.find(problem.code, problem.says) !== undefined
      ctx.body = JSON.stringify(problem.toDocument(String(ctx.state['requestId']), words))
      ctx.vary('Accept-Language')
      ctx.set('Content-Language', isSpoken ? words.language : 'en')
      ctx.type = 'application/problem+json'
      ctx.set('Cache-Control', 'no-store')
    }
  }
}

/** What is told of whatever was thrown. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown
  if (isDatabaseAway(thrown)) {
    return new Problem(
      'UNAVAILABLE',
      'The service cannot reach its database right now. Please try again in a moment.',
      {
        headers: { 'Retry-After': '5' },
      },
    )
  }
  return new Problem(
    'INTERNAL',
    'Something went wrong on our side. Please try again; nothing was charged twice.',
  )
}

/** Connection failures and server shutdowns (PostgreSQL class 08 and 57P), which pass by themselves. */
function isDatabaseAway(thrown: unknown): boolean {
  const { code, name } = (thrown ?? {}) as { code?: unknown; name?: unknown }
  if (name === 'ConnectionException') return true
  return typeof code === 'string' && /^(08|57P|ECONNREFUSED|ECONNRESET|ENOENT$)/.test(code)
}
