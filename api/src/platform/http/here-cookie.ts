import { KNOWN_BROWSER_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import type { Context as KoaContext } from 'koa'

const COOKIE = 'fiacre.here'

/**
 * Tells our own pages that a session may be under way, so that those of a visitor need not ask and be refused: a browser writes
 * every 401 into its console as an error. Readable by scripts, and worth nothing: whoever has it still has to have the session.
 */
export function tellPages(ctx: KoaContext, secure: boolean): void {
  if (ctx.state['isPartnerPage']) return
  const isSignedIn = typeof ctx.session?.['userId'] === 'string'
  const name = secure ? `__Host-${COOKIE}` : COOKIE
  const isTold = ctx.cookies.get(name) === '1'
  if (isSignedIn === isTold) return
  ctx.cookies.set(name, isSignedIn ? '1' : null, {
    httpOnly: false,
    signed: false,
    sameSite: 'lax',
    secure,
    overwrite: true,
    ...(isSignedIn && { maxAge: KNOWN_BROWSER_DAYS * MS_PER_DAY }),
  })
}

/** Whether a session may be under way, by what our pages were told of it. */
export function isSaidToBeHere(ctx: KoaContext): boolean {
  return [COOKIE, `__Host-${COOKIE}`].some((name) => ctx.cookies.get(name) === '1')
}
