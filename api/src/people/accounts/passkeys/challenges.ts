import { MS_PER_MINUTE, PASSKEY_MINUTES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { insertRow } from '#platform/database/rows.ts'
import { newToken } from '#platform/database/tokens.ts'
import { ATTEMPT_LIMITS, countAttempt } from '../attempts.ts'
import { PasskeyChallenge, type PasskeyPurpose } from './passkey.entity.ts'

/**
 * A new challenge for an account. As each is taken once, limiting them limits what can be tried, too.
 * @throws Problem TOO_MANY_REQUESTS
 */
export async function issueChallenge(
  context: Context,
  userId: string,
  purpose: PasskeyPurpose,
): Promise<string> {
  await countAttempt(context, ATTEMPT_LIMITS.passkeyAccount, userId)
  const challenge = newToken()
  const expiresAt = new Date(context.now().getTime() + PASSKEY_MINUTES * MS_PER_MINUTE)
  await insertRow(context.orm.em.fork(), PasskeyChallenge, { challenge, userId, purpose, expiresAt })
  return challenge
}

/** Uses a challenge up, whatever comes of it. @returns whether it was one of this account, for this purpose, that still holds */
export async function takeChallenge(
  { orm, now }: Context,
  { challenge, userId, purpose }: { challenge: string; userId: string; purpose: PasskeyPurpose },
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenge
    where challenge = ${challenge} and user_id = ${userId} and purpose = ${purpose} and expires_at > ${now()}
    returning challenge`.execute(orm.em.fork().getKysely())
  return rows.length > 0
}
