import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { limitHeaders } from '../http/limit-headers.ts'
import { networkOf } from '../http/network.ts'
import { Problem } from '../http/problem.ts'
import { tokenHash } from '../database/tokens.ts'

interface Limit {
  /** What is limited, such as `login:account`. */
  name: string
  /** What a subject is: a network is given by any of its addresses. */
  per: 'account' | 'address' | 'network'
  max: number
  windowSeconds: number
}

const QUARTER = 900
const HOUR = 3600

/** Attempts that somebody repeats to guess or to annoy: generous to an office, short for one account or one mailbox. */
export const ATTEMPT_LIMITS = {
  /** Failed sign-ins to an account from one network: a stranger elsewhere keeps nobody out of their account. */
  loginAccount: { name: 'login:account', per: 'account', max: 10, windowSeconds: QUARTER },
  /** Failed sign-ins to an account from all networks together. */
  loginEverywhere: { name: 'login:everywhere', per: 'account', max: 100, windowSeconds: QUARTER },
  loginNetwork: { name: 'login:network', per: 'network', max: 1000, windowSeconds: QUARTER },
  registerNetwork: { name: 'register:network', per: 'network', max: 500, windowSeconds: HOUR },
  /** Registering with an address, which tells whether it has an account. */
  registerAddress: { name: 'register:address', per: 'address', max: 10, windowSeconds: HOUR },
  /** Asking for another address of an account, which tells the same. */
  emailChangeAccount: { name: 'email-change:account', per: 'account', max: 10, windowSeconds: HOUR },
  mailAddress: { name: 'mail:address', per: 'address', max: 10, windowSeconds: HOUR },
  /** Reset links, counted apart: what mails nothing to an owner must not keep them from a new password. */
  resetAddress: { name: 'reset:address', per: 'address', max: 10, windowSeconds: HOUR },
  /** Mails that somebody asks for by writing an address, signed in or not. */
  mailNetwork: { name: 'mail:network', per: 'network', max: 300, windowSeconds: HOUR },
  /** The password asked again: to change it, or to delete the account. */
  passwordAccount: { name: 'password:account', per: 'account', max: 10, windowSeconds: QUARTER },
  /** New passwords by the present one: each is told by mail, to an address that nobody may have confirmed. */
  passwordChangeAccount: { name: 'password-change:account', per: 'account', max: 10, windowSeconds: HOUR },
  /** Tokens of mailed links. */
  linkNetwork: { name: 'link:network', per: 'network', max: 300, windowSeconds: QUARTER },
} as const satisfies Record<string, Limit>

/**
 * Counts one attempt, for all processes on the database.
 * @param subject the account, the mail address, or an address of the network
 * @throws Problem TOO_MANY_REQUESTS, with Retry-After and the numbers of this limit, once it is passed
 */
export async function countAttempt({ orm, now }: Context, limit: Limit, subject: string): Promise<void> {
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
  const message = `That was tried too often. Please wait ${Math.ceil(seconds / 60)} min and try again.`
  const headers = { 'Retry-After': String(seconds), ...limitHeaders(limit.max, 0, seconds) }
  throw new Problem('TOO_MANY_REQUESTS', message, { headers })
}

/** An account as seen from a network, as a subject of its own. */
export function accountFrom(account: string, ip: string): string {
  return `${account} ${networkOf(ip)}`
}

/** Forgets the attempts, after one that succeeded. */
export async function forgetAttempts({ orm }: Context, limit: Limit, subject: string): Promise<void> {
  await sql`delete from attempt where key = ${keyOf(limit, subject)}`.execute(orm.em.fork().getKysely())
}

/** Counting needs nobody's address in the clear. */
const keyOf = (limit: Limit, subject: string): string =>
  `${limit.name}:${tokenHash(limit.per === 'network' ? networkOf(subject) : subject)}`
