import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { Context as KoaContext, Middleware } from 'koa'
import { readFiles, type Encoding, type StoredFile } from './file-store.ts'

/** Serves a built folder below a prefix; files with a hash in their name for good, others with revalidation. */
export function staticFiles(folder: string, prefix = ''): Middleware {
  const files = existsSync(folder) ? readFiles(folder) : new Map<string, StoredFile>()
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const file =
      isRead && ctx.path.startsWith(`${prefix}/`) ? files.get(ctx.path.slice(prefix.length)) : undefined
    // Documents go through the page route, which knows the status.
    if (!file || ctx.path.endsWith('.html')) return next()
    await sendFile(ctx, file, extname(ctx.path))
  }
}

/** Every page of the site is one document; paths that are no page get it too, with status 404. */
export function sitePages(folder: string, isPage: (path: string) => boolean): Middleware {
  const document = existsSync(folder) ? readFiles(folder).get('/index.html') : undefined
  return async (ctx, next) => {
    if (!document || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const isKnown = isPage(ctx.path)
    ctx.status = isKnown ? 200 : 404
    await sendFile(ctx, document, '.html', isKnown)
  }
}

async function sendFile(
  ctx: KoaContext,
  file: StoredFile,
  extension: string,
  conditional = true,
): Promise<void> {
  ctx.type = extension
  ctx.set('ETag', file.etag)
  ctx.set('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (file.isCompressible) ctx.vary('Accept-Encoding')
  if (conditional && ctx.get('If-None-Match') === file.etag) {
    ctx.status = 304
    return
  }
  const status = ctx.status
  const encoding = file.isCompressible ? accepted(ctx) : 'identity'
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = await file.bytes(encoding)
  ctx.type = extension
  if (status === 404 && !conditional) ctx.status = 404
}

function accepted(ctx: KoaContext): Encoding {
  const best = ctx.acceptsEncodings('br', 'gzip', 'identity')
  return best === 'br' || best === 'gzip' ? best : 'identity'
}
