import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { networkOf } from '#platform/http/network.ts'
import { Problem } from '#platform/http/problem.ts'
import { deviceOf } from '../sessions/device.ts'
import type { SignInOutcome } from './sign-in-attempt.entity.ts'

/** From where somebody signs in. */
export interface From {
  ip: string
  userAgent: string | undefined
}

/** What came of an attempt, by the code of its refusal; others are no attempt at the password. */
const OUTCOMES: Readonly<Record<string, SignInOutcome>> = {
  INVALID_CREDENTIALS: 'wrong-password',
  ACCOUNT_BLOCKED: 'blocked',
  ACCOUNT_CLOSED: 'closed',
}

/**
 * Remembers an attempt to sign in to an account that there is, for whoever has to look into it: its limits allow some hundreds a day.
 * @param refusal what it was refused with; undefined when it went well
 */
export async function rememberSignIn(
  { orm, now }: Context,
  account: string,
  { ip, userAgent }: From,
  refusal?: unknown,
): Promise<void> {
  const outcome = refusal === undefined ? 'signed-in' : refusal instanceof Problem && OUTCOMES[refusal.code]
  if (!outcome) return
  await sql`
    insert into sign_in_attempt (user_id, at, outcome, device, network)
    select id, ${now()}::timestamptz, ${outcome}, ${deviceOf(userAgent)}, ${networkOf(ip)}
    from app_user where email = ${account} and erased_at is null for share`.execute(orm.em.fork().getKysely())
}
