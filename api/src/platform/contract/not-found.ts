import type { Middleware } from 'koa'
import { pathPattern, readOperations } from './document.ts'
import { Problem } from '../http/problem.ts'

/** For the API's paths: a wrong method is told the right ones, an unknown path is told so. */
export function unknownOperation(): Middleware {
  const paths = new Map<RegExp, string[]>()
  for (const { path, method } of readOperations()) {
    const pattern = pathPattern(path)
    const known = [...paths.entries()].find(([existing]) => existing.source === pattern.source)
    if (known) known[1].push(method.toUpperCase())
    else paths.set(pattern, [method.toUpperCase()])
  }
  return async (ctx, next) => {
    const methods = [...paths.entries()].find(([pattern]) => pattern.test(ctx.path))?.[1]
    if (methods) {
      const allowed = methods.join(', ')
      throw new Problem(
        'METHOD_NOT_ALLOWED',
        `${ctx.path} does not take ${ctx.method}. It takes ${allowed}.`,
        {
          headers: { Allow: allowed },
        },
      )
    }
    if (ctx.path.startsWith('/api/') || ctx.path === '/api') {
      throw new Problem('NOT_FOUND', `There is nothing at ${shown(ctx.path)}. The API is described at /docs.`)
    }
    await next()
  }
}

function shown(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path
}
