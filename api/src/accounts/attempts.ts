import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { Problem } from '../http/problem.ts'

interface Limit {
  /** What is limited, such as `login:account`. */
  name: string
  max: number
  windowSeconds: number
}

/** Failed sign-ins per account, then attempts per network: generous to an office, short for a guesser. */
export const ATTEMPT_LIMITS = {
  loginAccount: { name: 'login:account', max: 10, windowSeconds: 900 },
  loginNetwork: { name: 'login:network', max: 1000, windowSeconds: 900 },
  registerNetwork: { name: 'register:network', max: 500, windowSeconds: 3600 },
  mailAddress: { name: 'mail:address', max: 10, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>

/**
 * Counts one attempt.
 * @throws Problem TOO_MANY_REQUESTS, with Retry-After, once the limit is passed
 */
export async function countAttempt({ orm, now }: Context, limit: Limit, subject: string): Promise<void> {
  const time = now()
  const ends = new Date(time.getTime() + limit.windowSeconds * 1000)
  const { rows } = await sql<{ count: number; window_ends_at: string }>`
    insert into attempt as a (key, count, window_ends_at) values (${`${limit.name}:${subject}`}, 1, ${ends})
    on conflict (key) do update set
      count = case when a.window_ends_at <= ${time} then 1 else a.count + 1 end,
      window_ends_at = case when a.window_ends_at <= ${time} then ${ends} else a.window_ends_at end
    returning count, window_ends_at`.execute(orm.em.fork().getKysely())
  const row = rows[0]
  if (!row || row.count <= limit.max) return
  const seconds = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - time.getTime()) / 1000))
  const message = `That was tried too often. Please wait ${Math.ceil(seconds / 60)} min and try again.`
  throw new Problem('TOO_MANY_REQUESTS', message, { headers: { 'Retry-After': String(seconds) } })
}

/** Forgets the attempts, after one that succeeded. */
export async function forgetAttempts({ orm }: Context, limit: Limit, subject: string): Promise<void> {
  await sql`delete from attempt where key = ${`${limit.name}:${subject}`}`.execute(orm.em.fork().getKysely())
}
