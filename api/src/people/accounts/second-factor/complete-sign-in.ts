import type { Context } from '#platform/context/context.ts'
import type { HeldSignIn } from '#platform/http/session-port.ts'
import { Problem, signInNeeded } from '#platform/http/problem.ts'
import { assertOpen } from '../assert-open.ts'
import { getUser } from '../find-user.ts'
import type { UserRow } from '../user.entity.ts'
import { factorsOf, kindsOf, type Factors } from './factors-of.ts'

/** What a right password is answered that does not sign in alone; undefined where it does. */
export async function secondFactorNeeded({ orm }: Context, userId: string): Promise<Problem | undefined> {
  const factors = await factorsOf(orm.em.fork(), userId)
  const kinds = kindsOf(factors)
  if (kinds.length === 0) return undefined
  return new Problem('SECOND_FACTOR_NEEDED', whatIsMissing(factors), { extra: { factors: kinds } })
}

function whatIsMissing({ hasTotp, passkeys }: Factors): string {
  if (passkeys === 0) return 'Your password is right. Please type the code that your authenticator app shows.'
  return hasTotp
    ? 'Your password is right. Please use your passkey, or type the code that your authenticator app shows.'
    : 'Your password is right. Please use your passkey, or type one of your recovery codes.'
}

/**
 * Who has shown the password, and is about to show more. What ended sessions meanwhile (a block, a new password) ended this one too.
 * @throws Problem UNAUTHORIZED, ACCOUNT_BLOCKED, ACCOUNT_CLOSED
 */
export async function heldUser(context: Context, held: HeldSignIn | undefined): Promise<UserRow> {
  if (!held) throw signInNeeded()
  const user = await getUser(context, held.userId)
  if (user.sessionEpoch !== held.epoch) throw signInNeeded()
  await assertOpen(context, user)
  return user
}
