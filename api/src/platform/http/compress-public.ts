import compress from 'koa-compress'
import type { Middleware } from 'koa'

/** Smaller answers fit into the first packets as they are. */
const THRESHOLD_BYTES = 2048

/**
 * Packs what everybody gets alike: answers that caches may share. Nobody's own data is packed, whose length would tell of
 * secrets beside words that a stranger chose (BREACH).
 */
export function compressPublic(): Middleware {
  const pack = compress({ threshold: THRESHOLD_BYTES })
  return async (ctx, next) => {
    await next()
    // It asks an answer for its length, which makes the JSON of it once more than it is sent: only where that is worth it.
    if (/\bpublic\b/.test(ctx.response.get('Cache-Control'))) await pack(ctx, async () => {})
  }
}
