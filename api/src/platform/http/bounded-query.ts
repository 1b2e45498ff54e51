import type { Context as KoaContext } from 'koa'

/** Longer queries and more parameters are refused: no address of ours comes near them. */
export const MOST_QUERY_BYTES = 2048
export const MOST_PARAMETERS = 50

/** What stands behind the question mark, as it came. */
export function rawQuery({ req }: Pick<KoaContext, 'req'>): string {
  const [, ...behind] = (req.url ?? '').split('?')
  return behind.join('?')
}

/**
 * The parameters of an address, for middleware: never more of them than an address may have. Koa's own `ctx.query` takes
 * time that grows with the square of their number, for whoever sends them.
 */
export function boundedQuery(ctx: Pick<KoaContext, 'req'>): URLSearchParams {
  return new URLSearchParams(rawQuery(ctx).slice(0, MOST_QUERY_BYTES))
}
