import { SIGN_IN_LINK_VALID_MINUTES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { limitHeaders } from '#platform/http/limit-headers.ts'
import { networkOf, widerNetworkOf } from '#platform/http/network.ts'
import { Problem } from '#platform/http/problem.ts'
import { tokenHash } from '#platform/database/tokens.ts'

export interface Limit {
  /** What is limited, such as `login:account`. */
  name: string
  /** What a subject is: a network is given by any of its addresses. */
  per: 'account' | 'address' | 'device' | 'link' | 'network'
  max: number
  windowSeconds: number
  /** What else can be done than wait. */
  advice?: string
}

const QUARTER = 900
const HOUR = 3600
const DAY = 86_400

/** A network has neighbours: so many times a network's limit holds for the wider one that they are all in. */
const WIDER = 4

const BY_LINK = 'Or have a link to sign in mailed to you: with it your password is looked at at once.'

/** Attempts that somebody repeats to guess or to annoy: generous to an office, short for one account or one mailbox. */
export const ATTEMPT_LIMITS = {
  /** Failed sign-ins to an account from one network: a stranger elsewhere keeps nobody out of their account. */
  loginAccount: { name: 'login:account', per: 'account', max: 10, windowSeconds: QUARTER, advice: BY_LINK },
  /** The same from a wider network. */
  loginAccountWide: {
    name: 'login:account:wide',
    per: 'account',
    max: 10 * WIDER,
    windowSeconds: QUARTER,
    advice: BY_LINK,
  },
  /** Failed sign-ins to an account from all unknown browsers together (NIST SP 800-63B-4, 3.2.2: no more than 100). */
  loginEverywhere: {
    name: 'login:everywhere',
    per: 'account',
    max: 100,
    windowSeconds: DAY,
    advice: BY_LINK,
  },
  /** Failed sign-ins in a browser that has signed in to the account before: nobody else can use them up. */
  loginDevice: { name: 'login:device', per: 'device', max: 10, windowSeconds: QUARTER, advice: BY_LINK },
  /** The same over a day: a browser that its owner has left is no place to guess at leisure. */
  loginDeviceDay: { name: 'login:device:day', per: 'device', max: 100, windowSeconds: DAY, advice: BY_LINK },
  /** Failed sign-ins with a link that was mailed for that. */
  loginLink: { name: 'login:link', per: 'link', max: 10, windowSeconds: HOUR },
  loginNetwork: {
    name: 'login:network',
    per: 'network',
    max: 1000,
    windowSeconds: QUARTER,
    advice: BY_LINK,
  },
  registerNetwork: { name: 'register:network', per: 'network', max: 500, windowSeconds: HOUR },
  /** Registering with an address, which tells whether it has an account. */
  registerAddress: { name: 'register:address', per: 'address', max: 10, windowSeconds: HOUR },
  /** Asking for another address of an account, which tells the same. */
  emailChangeAccount: { name: 'email-change:account', per: 'account', max: 10, windowSeconds: HOUR },
  mailAddress: { name: 'mail:address', per: 'address', max: 10, windowSeconds: HOUR },
  /** Reset links, counted apart: what mails nothing to an owner must not keep them from a new password. */
  resetAddress: { name: 'reset:address', per: 'address', max: 10, windowSeconds: HOUR },
  /**
   * Links to sign in. Each works at least until this window is over: whoever uses the limit up against an owner has had links
   * sent that the owner signs in with.
   */
  signInLinkAddress: {
    name: 'sign-in-link:address',
    per: 'address',
    max: 3,
    windowSeconds: SIGN_IN_LINK_VALID_MINUTES * 60,
    advice: 'The links that we have mailed still work: please use the newest one.',
  },
  /** Mails that somebody asks for by writing an address, signed in or not. */
  mailNetwork: { name: 'mail:network', per: 'network', max: 300, windowSeconds: HOUR },
  /** Messages to us: each is read by a person, and writes to the address that it names. */
  contactNetwork: { name: 'contact:network', per: 'network', max: 30, windowSeconds: HOUR },
  contactAddress: { name: 'contact:address', per: 'address', max: 5, windowSeconds: HOUR },
  /** Mails about bookings that our people send an account again. */
  mailAgain: { name: 'mail-again:account', per: 'account', max: 10, windowSeconds: DAY },
  /** The password asked again in a session: to change it or the address, to read the data, to delete the account. */
  passwordAccount: { name: 'password:account', per: 'account', max: 10, windowSeconds: QUARTER },
  /** The same over a day: a borrowed session is no place to guess at leisure. */
  passwordAccountDay: { name: 'password:account:day', per: 'account', max: 50, windowSeconds: DAY },
  /** Codes of the second factor, by whoever knows the password. */
  secondFactorAccount: { name: 'second-factor:account', per: 'account', max: 10, windowSeconds: QUARTER },
  /** The same over a day: a million codes are not guessed at this pace. */
  secondFactorDay: { name: 'second-factor:account:day', per: 'account', max: 50, windowSeconds: DAY },
  /** Challenges for passkeys, each of which is tried once. */
  passkeyAccount: { name: 'passkey:account', per: 'account', max: 30, windowSeconds: QUARTER },
  /** New passwords by the present one: each is told by mail, to an address that nobody may have confirmed. */
  passwordChangeAccount: { name: 'password-change:account', per: 'account', max: 10, windowSeconds: HOUR },
  /** Pages that a partner has looked at: each is a request to somebody's server. */
  pageCheckPartner: { name: 'page-check:partner', per: 'account', max: 60, windowSeconds: HOUR },
  /** Tokens of mailed links. */
  linkNetwork: { name: 'link:network', per: 'network', max: 300, windowSeconds: QUARTER },
} as const satisfies Record<string, Limit>

/**
 * Counts one attempt, for all processes on the database. One of a network counts for the wider network too.
 * @param subject what the limit is per; of a network, any of its addresses
 * @throws Problem TOO_MANY_REQUESTS, with Retry-After and the numbers of this limit, once it is passed
 */
export async function countAttempt(context: Context, limit: Limit, subject: string): Promise<void> {
  if (limit.per !== 'network') return count(context, limit, subject)
  // The narrow one first: what it refuses takes nothing from the neighbours.
  await count(context, limit, networkOf(subject))
  const wide = { ...limit, name: `${limit.name}:wide`, max: limit.max * WIDER }
  await count(context, wide, widerNetworkOf(subject))
}

async function count({ orm, now }: Context, limit: Limit, subject: string): Promise<void> {
  const time = now()
  const ends = new Date(time.getTime() + limit.windowSeconds * 1000)
  const { rows } = await sql<{ count: number; window_ends_at: string }>`
    insert into attempt as a (key, count, window_ends_at) values (${keyOf(limit, subject)}, 1, ${ends})
    on conflict (key) do update set
      count = case when a.window_ends_at <= ${time} then 1 else a.count + 1 end,
      window_ends_at = case when a.window_ends_at <= ${time} then ${ends} else a.window_ends_at end
    returning count, window_ends_at`.execute(orm.em.fork().getKysely())
  const row = rows[0]
  if (!row || row.count <= limit.max) return
  const seconds = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - time.getTime()) / 1000))
  const wait = `That was tried too often. Please wait ${waitOf(seconds)} and try again.`
  const message = limit.advice ? `${wait} ${limit.advice}` : wait
  const headers = { 'Retry-After': String(seconds), ...limitHeaders(limit.max, 0, seconds) }
  throw new Problem('TOO_MANY_REQUESTS', message, { headers })
}

/** In minutes, and from two hours on in hours. */
function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}

/** Forgets the attempts, after one that succeeded. Not for limits of networks. */
export async function forgetAttempts({ orm }: Context, limit: Limit, subject: string): Promise<void> {
  await sql`delete from attempt where key = ${keyOf(limit, subject)}`.execute(orm.em.fork().getKysely())
}

/** Takes one attempt back, because it was right; what others tried stays counted. Not for limits of networks. */
export async function releaseAttempt({ orm }: Context, limit: Limit, subject: string): Promise<void> {
  await sql`update attempt set count = count - 1 where key = ${keyOf(limit, subject)} and count > 0`.execute(
    orm.em.fork().getKysely(),
  )
}

/** Counting needs nobody's address in the clear. */
const keyOf = (limit: Limit, subject: string): string => `${limit.name}:${tokenHash(subject)}`
