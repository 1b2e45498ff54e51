import {
  MS_PER_DAY,
  MS_PER_MINUTE,
  PASSWORD_PROOF_MINUTES,
  QUOTE_VALIDITY_MINUTES,
  SESSION_DAYS,
} from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type Koa from 'koa'
import type { Context as KoaContext } from 'koa'
import session from 'koa-session'
import { tellPages } from './here-cookie.ts'
import type { HeldSignIn, SessionPort } from './session-port.ts'
import { newToken } from '../database/tokens.ts'
import { forgetDevice, readDevices, rememberDevice } from './device-cookie.ts'

const SESSION_COOKIE = 'fiacre.sid'
const MAX_AGE_MS = SESSION_DAYS * MS_PER_DAY

/** What is kept of a session. */
export interface SessionData {
  userId?: string
  /** The user's epoch at sign-in. */
  epoch?: number
  /** The session's name in lists. */
  publicId?: string
  /** When the password was last typed, in ms since 1970. */
  provenAt?: number
  /** Who registered here, and when, in ms since 1970. */
  registered?: unknown
  checkouts?: unknown
  /** Whether the second factor was shown. */
  hasSecondFactor?: boolean
  /** Who owes it: account, epoch, and when the password was typed, in ms since 1970. */
  held?: unknown
  /** Whose account is looked at, and until when, in ms since 1970. */
  viewing?: unknown
}

/** Where sessions are kept, by the id in the cookie; the accounts know how. */
export interface SessionStore {
  get(id: string): Promise<SessionData | undefined>
  add(id: string, data: SessionData, maxAge: number | undefined, userAgent: string | undefined): Promise<void>
  /** Changes one that is there; one that has ended meanwhile stays ended. */
  change(id: string, data: SessionData, maxAge: number | undefined): Promise<void>
  destroy(id: string): Promise<void>
}

/**
 * Sessions by cookie: HttpOnly, SameSite=Lax, Secure behind TLS, signed, their ids 256 random bits. Behind TLS its name
 * says `__Host-`: browsers then take it from this host alone (RFC 6265bis section 4.1.3.2), so that no other name below
 * the same domain, and nobody who answers for one without TLS, can plant a session of theirs here.
 */
export function sessions(app: Koa, store: SessionStore, options: { secure: boolean }): Koa.Middleware {
  const middleware = session(
    {
      key: options.secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE,
      maxAge: MAX_AGE_MS,
      httpOnly: true,
      signed: true,
      sameSite: 'lax',
      secure: options.secure,
      renew: true,
      genid: newToken,
      store: forKoa(store),
    },
    app,
  )
  return (ctx, next) => {
    // TLS ends at a proxy that may not be trusted to say so; the public address says that travellers use it.
    if (options.secure) ctx.cookies.secure = true
    return middleware(ctx, async () => {
      try {
        await next()
      } finally {
        // Refused requests too: that of a session that has ended says so.
        tellPages(ctx, options.secure)
      }
    })
  }
}

/** As koa-session wants it, which does not say whether what it stores is new. */
function forKoa(store: SessionStore) {
  const found = new WeakMap<KoaContext, string>()
  const ageOf = (maxAge: unknown) => (typeof maxAge === 'number' ? maxAge : undefined)
  return {
    async get(id: string, _maxAge: unknown, { ctx }: { ctx?: KoaContext }) {
      const data = await store.get(id)
      if (data && ctx) found.set(ctx, id)
      return data
    },
    async set(id: string, data: SessionData, maxAge: unknown, { ctx }: { ctx?: KoaContext }) {
      if (ctx && found.get(ctx) === id) return store.change(id, data, ageOf(maxAge))
      await store.add(id, data, ageOf(maxAge), ctx?.get('User-Agent') || undefined)
      if (ctx) found.set(ctx, id)
    },
    async destroy(id: string) {
      await store.destroy(id)
    },
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
  id: undefined,
  userId: undefined,
  provenAt: undefined,
  checkoutIds: [],
  devices: [],
  async signIn() {},
  hasSecondFactor: false,
  async holdSignIn() {},
  heldSignIn: () => undefined,
  viewing: undefined,
  startViewing() {},
  endViewing() {},
  noteRegistration() {},
  registrationOf: () => undefined,
  prove() {},
  async signOut() {},
  rememberDevice() {},
  forgetDevice() {},
  addCheckout() {},
}

/**
 * What a handler may do with the session.
 * @param now the clock; a look at somebody's account ends by it
 */
export function sessionPort(
  ctx: KoaContext,
  { secure, now: clock }: { secure: boolean; now: () => Date },
): SessionPort {
  if (ctx.state['isPartnerPage']) return NO_SESSION
  const viewed = () => viewedIn(ctx, clock())
  const port: SessionPort = {
    get id() {
      return viewed() ? undefined : textOf(ctx.session?.['publicId'])
    },
    get userId() {
      return viewed()?.userId ?? textOf(ctx.session?.['userId'])
    },
    get provenAt() {
      if (viewed()) return undefined
      const at: unknown = ctx.session?.['provenAt']
      return typeof at === 'number' ? new Date(at) : undefined
    },
    async signIn(user, now, { provenAt = now, hasSecondFactor = false } = {}) {
      const { id: userId, sessionEpoch: epoch } = user
      const proven = { provenAt: provenAt.getTime(), ...(hasSecondFactor && { hasSecondFactor }) }
      await beginAnew(ctx, { userId, epoch, publicId: randomUUID(), ...proven })
      port.rememberDevice(user, now)
    },
    get hasSecondFactor() {
      return ctx.session?.['hasSecondFactor'] === true
    },
    async holdSignIn({ id: userId, sessionEpoch: epoch }, now) {
      await beginAnew(ctx, { held: { userId, epoch, at: now.getTime() } })
    },
    heldSignIn: (now) => heldIn(ctx, now),
    get viewing() {
      const found = viewed()
      const viewerId = textOf(ctx.session?.['userId'])
      return found && viewerId ? { viewerId, until: found.until } : undefined
    },
    startViewing(userId, until) {
      if (ctx.session) ctx.session['viewing'] = { userId, until: until.getTime() }
    },
    endViewing() {
      if (ctx.session) delete ctx.session['viewing']
    },
    noteRegistration(userId, now) {
      if (ctx.session && !port.userId) ctx.session['registered'] = { userId, at: now.getTime() }
    },
    registrationOf: (userId, now) => registrationIn(ctx, userId, now),
    prove(now) {
      if (ctx.session) ctx.session['provenAt'] = now.getTime()
    },
    async signOut() {
      ctx.session = null
    },
    get devices() {
      return readDevices(ctx, secure)
    },
    rememberDevice({ id: userId, sessionEpoch: epoch }, now) {
      rememberDevice(ctx, secure, { userId, epoch }, now)
    },
    forgetDevice(userId) {
      forgetDevice(ctx, secure, userId)
    },
    get checkoutIds() {
      return viewed() ? [] : checkoutsOf(ctx)
    },
    addCheckout(id) {
      if (ctx.session)
        ctx.session['checkouts'] = [...new Set([id, ...checkoutsOf(ctx)])].slice(0, MOST_CHECKOUTS)
    },
  }
  return port
}

/** A session under a new id: only that keeps out whoever planted or saw the old one. Checkouts go along. */
async function beginAnew(ctx: KoaContext, data: SessionData): Promise<void> {
  const checkouts = checkoutsOf(ctx)
  const hasOld = ctx.session?.isNew === false
  ctx.session = { ...data, ...(checkouts.length > 0 && { checkouts }) }
  // Now, with what it is to hold: two that sign in over one old session must not both write that one anew.
  if (hasOld) await ctx.session.regenerate()
}

/** A right password waits for the second factor as long as it proves anything. */
const HELD_MS = PASSWORD_PROOF_MINUTES * MS_PER_MINUTE

function heldIn(ctx: KoaContext, now: Date): HeldSignIn | undefined {
  const kept: unknown = ctx.session?.['held']
  if (typeof kept !== 'object' || kept === null) return undefined
  const { userId, epoch, at } = kept as { userId?: unknown; epoch?: unknown; at?: unknown }
  if (typeof userId !== 'string' || typeof epoch !== 'number' || typeof at !== 'number') return undefined
  return now.getTime() - at < HELD_MS ? { userId, epoch, provenAt: new Date(at) } : undefined
}

function viewedIn(ctx: KoaContext, now: Date): { userId: string; until: Date } | undefined {
  const kept: unknown = ctx.session?.['viewing']
  if (typeof kept !== 'object' || kept === null) return undefined
  const { userId, until } = kept as { userId?: unknown; until?: unknown }
  if (typeof userId !== 'string' || typeof until !== 'number') return undefined
  return now.getTime() < until ? { userId, until: new Date(until) } : undefined
}

/** For so long after registering the link in the mail signs in: as long as the price waits that one registered for. */
const REGISTRATION_MS = QUOTE_VALIDITY_MINUTES * MS_PER_MINUTE

function registrationIn(ctx: KoaContext, userId: string, now: Date): Date | undefined {
  const kept: unknown = ctx.session?.['registered']
  if (typeof kept !== 'object' || kept === null) return undefined
  const { userId: registered, at } = kept as { userId?: unknown; at?: unknown }
  if (registered !== userId || typeof at !== 'number') return undefined
  return now.getTime() - at < REGISTRATION_MS ? new Date(at) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
