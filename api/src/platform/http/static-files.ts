import { extname } from 'node:path'
import type { Context as KoaContext, Middleware } from 'koa'
import type { Encoding, StoredFile } from './file-store.ts'
import { CACHE_MISSING, cacheControl } from './static-files-caching.ts'

/**
 * Serves the files of a built folder by path. Below a prefix there is nothing but its files: what is missing there is a plain 404, as scripts
 * and not people ask for it.
 */
export function staticFiles(files: ReadonlyMap<string, StoredFile>, prefix = ''): Middleware {
  return async (ctx, next) => {
    if (!isRead(ctx) || !ctx.path.startsWith(`${prefix}/`)) return next()
    const file = files.get(ctx.path.slice(prefix.length))
    // Documents go through the page route, which knows the status.
    if (file && !ctx.path.endsWith('.html')) {
      await sendFile(ctx, file, { status: 200, type: extname(ctx.path), caching: cacheControl(ctx.path) })
    } else if (prefix) sendMissing(ctx)
    else return next()
  }
}

/** Whether a request only reads. */
export const isRead = (ctx: KoaContext): boolean => ctx.method === 'GET' || ctx.method === 'HEAD'

interface Manner {
  status: 200 | 404
  type: string
  caching: string
}

/** Sends a file in the encoding that the client prefers; 304 where it has that already. */
export async function sendFile(
  ctx: KoaContext,
  file: StoredFile,
  { status, type, caching }: Manner,
): Promise<void> {
  const encoding = file.isCompressible ? accepted(ctx) : 'identity'
  const etag = file.etag(encoding)
  ctx.set({ ETag: etag, 'Cache-Control': caching })
  if (file.isCompressible) ctx.vary('Accept-Encoding')
  // Only what was found can be unchanged.
  if (status === 200 && isKnown(ctx, etag)) {
    ctx.status = 304
    return
  }
  ctx.status = status
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = await file.bytes(encoding)
  ctx.type = type
}

/** Whether the client has the file; proxies that repack a file weaken its tag. */
function isKnown(ctx: KoaContext, etag: string): boolean {
  const tags = ctx.get('If-None-Match').split(',')
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function sendMissing(ctx: KoaContext): void {
  ctx.status = 404
  ctx.set('Cache-Control', CACHE_MISSING)
  ctx.body = 'There is no such file.\n'
}

/** Brotli before gzip, whatever comes first in the header: browsers name gzip first, and weigh both alike. */
function accepted(ctx: KoaContext): Encoding {
  if (ctx.acceptsEncodings('br')) return 'br'
  return ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity'
}
