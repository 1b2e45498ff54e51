import { MS_PER_MINUTE, PASSWORD_PROOF_MINUTES } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { assertOwnPassword } from './passwords.service.ts'
import type { UserRow } from './user.entity.ts'

/**
 * Whether the password was typed in a session so short a time ago that its owner still sits there. A session alone proves
 * little: a browser is left open, a cookie is copied (decision 26).
 */
function isProven(provenAt: Date | undefined, now: Date): boolean {
  const age = provenAt && now.getTime() - provenAt.getTime()
  return age !== undefined && age >= 0 && age < PASSWORD_PROOF_MINUTES * MS_PER_MINUTE
}

/**
 * Asks for the present password, unless it was typed a short while ago.
 * @throws Problem WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function assertOwner(
  context: Context,
  user: UserRow,
  provenAt: Date | undefined,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword !== undefined) {
    await assertOwnPassword(context, user, currentPassword, 'currentPassword')
  } else if (!isProven(provenAt, context.now())) {
    const message = 'A new e-mail address needs your present password. Please type it.'
    throw fieldProblem('WRONG_PASSWORD', 'currentPassword', message)
  }
}

/**
 * For what has no place to send a password along, such as a page that is opened.
 * @param message why it is asked for
 * @throws Problem PROOF_NEEDED
 */
export function assertProven(
  { now }: Context,
  provenAt: Date | undefined,
  message = 'Your data is shown only right after you typed your password. Please type it again.',
): void {
  if (isProven(provenAt, now())) return
  throw new Problem('PROOF_NEEDED', message)
}
