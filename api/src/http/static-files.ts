import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import sirv from 'sirv'

/** Serves a built folder; hashed files for good, everything else with revalidation. */
export function staticFiles(folder: string, prefix = ''): Middleware {
  if (!existsSync(folder)) return (_ctx, next) => next()
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const isHashed = /[-.][\w-]{8,}\.(js|css|woff2|svg)$/.test(path)
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !ctx.path.startsWith(prefix)) return next()
    if (ctx.path === '/' || ctx.path.endsWith('.html')) return next()
    const original = ctx.req.url
    ctx.req.url = ctx.url.slice(prefix.length) || '/'
    const served = await new Promise<boolean>((resolve) => {
      ctx.res.once('finish', () => resolve(true)).once('close', () => resolve(true))
      ctx.res.statusCode = 200
      serve(ctx.req, ctx.res, () => resolve(false))
    })
    ctx.req.url = original
    if (served) ctx.respond = false
    else {
      ctx.res.statusCode = 404
      await next()
    }
  }
}

/** Every page of the site is one document; paths that are no page get it too, with status 404. */
export function sitePages(folder: string, isPage: (path: string) => boolean): Middleware {
  const index = join(folder, 'index.html')
  const document = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  return async (ctx, next) => {
    if (!document || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.status = isPage(ctx.path) ? 200 : 404
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = document
  }
}
