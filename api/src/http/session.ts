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

/** What a handler may do with the session. */
export function sessionPort(ctx: KoaContext): SessionPort {
  return {
    get userId() {
      const id: unknown = ctx.session?.['userId']
      return typeof id === 'string' ? id : undefined
    },
    async signIn(userId) {
      // Only a new id keeps out whoever planted or saw the old one.
      if (ctx.session && !ctx.session.isNew) await ctx.session.regenerate()
      ctx.session = { userId }
    },
    async signOut() {
      ctx.session = null
    },
  }
}
