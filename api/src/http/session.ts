import type Koa from 'koa'
import type { Context as KoaContext } from 'koa'
import session from 'koa-session'
import type { SessionPort } from '../contract/handler.ts'
import type { Orm } from '../database/orm.ts'
import { sessionStore } from './session-store.ts'

const SESSION_COOKIE = 'fiacre.sid'
const MAX_AGE_MS = 14 * 24 * 3600 * 1000

/** Sessions by cookie: HttpOnly, SameSite=Lax, Secure behind TLS, signed, and kept in PostgreSQL. */
export function sessions(app: Koa, orm: Orm, options: { secure: boolean; now: () => Date }): Koa.Middleware {
  const middleware = session(
    {
      key: SESSION_COOKIE,
      maxAge: MAX_AGE_MS,
      httpOnly: true,
      signed: true,
      sameSite: 'lax',
      secure: options.secure,
      renew: true,
      store: sessionStore(orm, options.now),
    },
    app,
  )
  return (ctx, next) => {
    // TLS ends at a proxy that may not be trusted to say so; the public address says that travellers use it.
    if (options.secure) ctx.cookies.secure = true
    return middleware(ctx, next)
  }
}

/** As many checkouts as somebody has open in tabs at once. */
const MOST_CHECKOUTS = 10

function checkoutsOf(ctx: KoaContext): string[] {
  const kept: unknown = ctx.session?.['checkouts']
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

/** For calls from partners' pages, which have no session, whatever cookies come along. */
const NO_SESSION: SessionPort = {
  userId: undefined,
  checkoutIds: [],
  async signIn() {},
  async signOut() {},
  addCheckout() {},
}

/** What a handler may do with the session. */
export function sessionPort(ctx: KoaContext): SessionPort {
  if (ctx.state['isPartnerPage']) return NO_SESSION
  return {
    get userId() {
      const id: unknown = ctx.session?.['userId']
      return typeof id === 'string' ? id : undefined
    },
    async signIn(userId) {
      // Only a new id keeps out whoever planted or saw the old one.
      const checkouts = checkoutsOf(ctx)
      if (ctx.session && !ctx.session.isNew) await ctx.session.regenerate()
      ctx.session = { userId, ...(checkouts.length > 0 && { checkouts }) }
    },
    async signOut() {
      ctx.session = null
    },
    get checkoutIds() {
      return checkoutsOf(ctx)
    },
    addCheckout(id) {
      if (ctx.session)
        ctx.session['checkouts'] = [...new Set([id, ...checkoutsOf(ctx)])].slice(0, MOST_CHECKOUTS)
    },
  }
}
