import type { Context } from '#platform/context/context.ts'
import type { HeldSignIn } from '#platform/http/session-port.ts'
import { Problem, signInNeeded } from '#platform/http/problem.ts'
import { assertOpen } from '../assert-open.ts'
import { getUser } from '../find-user.ts'
import type { UserRow } from '../user.entity.ts'
import { passSecondFactor } from './pass-second-factor.ts'

/** The password was right, and does not sign in alone. */
export function secondFactorNeeded(): Problem {
  const message = 'Your password is right. Please type the code that your authenticator app shows.'
  return new Problem('SECOND_FACTOR_NEEDED', message, { extra: { factors: ['totp', 'recovery-code'] } })
}

/**
 * Who signs in with a password and a code. What ended sessions meanwhile (a block, a new password) ended this one too.
 * @throws Problem UNAUTHORIZED, ACCOUNT_BLOCKED, ACCOUNT_CLOSED, WRONG_CODE, TOO_MANY_REQUESTS
 */
export async function completeSignIn(
  context: Context,
  held: HeldSignIn | undefined,
  code: string,
): Promise<UserRow> {
  if (!held) throw signInNeeded()
  const user = await getUser(context, held.userId)
  if (user.sessionEpoch !== held.epoch) throw signInNeeded()
  await assertOpen(context, user)
  await passSecondFactor(context, user.id, code)
  return user
}
