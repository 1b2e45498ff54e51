import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem, Problem, signInNeeded } from '#platform/http/problem.ts'
import { forgetMailsTo } from '#platform/mail/admit-mail.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { startAnew } from './account-life.ts'
import { ATTEMPT_LIMITS, countAttempt, forgetAttempts, releaseAttempt } from './attempts.ts'
import { confirmAddress } from './confirm-address.ts'
import { getUser, lockUser, saveUser } from './find-user.ts'
import { endLinks } from './links/end-links.ts'
import { lockLink } from './links/lock-link.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { assertPassword } from './password-rules.ts'
import { endSessions, isAlive } from './sessions/sessions.service.ts'
import { forgetSignIns } from './sign-in/sign-in-budgets.ts'
import type { UserRow } from './user.entity.ts'

/** Who asks, and in which session. */
export interface SignedIn {
  userId: string
  sessionId: string | undefined
}

const gone = () => new Problem('RESET_LINK_INVALID', 'This reset link is invalid or has expired.')

/**
 * Whose password a reset link sets. Looking does not use it up.
 * @throws Problem RESET_LINK_INVALID
 */
export async function readResetLink(context: Context, token: string): Promise<UserRow> {
  return context.orm.em.fork().transactional((em) => workingLink(context, em, token))
}

/**
 * Sets a new password by a reset link. The link and the account's other ones are used up, every session ends, and a
 * change of address that somebody else may have asked for is dropped. The mail proves the address, and opens an account
 * again that was closed.
 * @throws Problem RESET_LINK_INVALID, RULE_VIOLATION, PASSWORD_TOO_COMMON
 */
export async function resetPassword(
  context: Context,
  { token, newPassword }: { token: string; newPassword: string },
  ip: string,
): Promise<UserRow> {
  // First the cheap refusals: a made-up token costs no hashing.
  await assertPassword(newPassword, await readResetLink(context, token), 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  const changed = await context.orm.em.fork().transactional(async (em) => {
    const user = await workingLink(context, em, token)
    const now = context.now()
    await endLinks(em, user, now)
    await forgetMailsTo(em, user.email, 'reset')
    user.passwordHash = passwordHash
    user.pendingEmail = null
    if (!user.emailConfirmedAt) await confirmAddress(context, em, user)
    if (user.closedAt) startAnew(user, now)
    await endSessions(em, user)
    await mailPasswordChanged(context, em, user)
    return user
  })
  // Whoever keeps an owner out by guessing and asking has to begin anew.
  await forgetSignIns(context, changed.email, ip)
  await forgetAttempts(context, ATTEMPT_LIMITS.resetAddress, changed.email)
  await forgetPasswordAttempts(context, changed)
  return changed
}

/**
 * Changes the password of somebody who knows the present one. Every session ends; the caller starts a new one. An address that
 * waits is dropped.
 * @throws Problem WRONG_PASSWORD, RULE_VIOLATION, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS
 */
export async function changePassword(
  context: Context,
  owner: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<UserRow> {
  const known = await getUser(context, owner.userId)
  await assertOwnPassword(context, known, currentPassword, 'currentPassword')
  await assertPassword(newPassword, known, 'newPassword')
  await countAttempt(context, ATTEMPT_LIMITS.passwordChangeAccount, known.id)
  const passwordHash = await hashPassword(newPassword)
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockProven(em, known, owner, 'currentPassword')
    user.passwordHash = passwordHash
    // Somebody else may have asked for it, which is why people change a password.
    user.pendingEmail = null
    await endSessions(em, user)
    await mailPasswordChanged(context, em, user)
    return user
  })
}

/**
 * Asks for the password once more, before something that cannot be taken back.
 * @throws Problem WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function assertOwnPassword(
  context: Context,
  user: UserRow,
  password: string,
  field: string,
): Promise<void> {
  await countAttempt(context, ATTEMPT_LIMITS.passwordAccount, user.id)
  await countAttempt(context, ATTEMPT_LIMITS.passwordAccountDay, user.id)
  if (!(await passwordMatches(user.passwordHash, password))) {
    throw wrongPassword(field)
  }
  await forgetAttempts(context, ATTEMPT_LIMITS.passwordAccount, user.id)
  await releaseAttempt(context, ATTEMPT_LIMITS.passwordAccountDay, user.id)
}

/** A new password was set by mail: what a borrowed session guessed of the one before keeps nobody from using it. */
export async function forgetPasswordAttempts(context: Context, { id }: UserRow): Promise<void> {
  await forgetAttempts(context, ATTEMPT_LIMITS.passwordAccount, id)
  await forgetAttempts(context, ATTEMPT_LIMITS.passwordAccountDay, id)
}

/**
 * Locks an account whose password was asked for. When another password was set meanwhile, as by a reset link, the one
 * that was typed proves nothing any more; when the session ended meanwhile, as by a block, nobody is there to ask.
 * @param known the account when its password was asked for
 * @throws Problem WRONG_PASSWORD, UNAUTHORIZED
 */
export async function lockProven(
  em: EntityManager,
  known: UserRow,
  { userId, sessionId = '' }: SignedIn,
  field: string,
): Promise<UserRow> {
  const user = await lockUser(em, userId)
  if (user.passwordHash !== known.passwordHash) throw wrongPassword(field)
  if (!(await isAlive(em, userId, sessionId))) throw signInNeeded()
  return user
}

function wrongPassword(field: string): Problem {
  return fieldProblem('WRONG_PASSWORD', field, 'This is not your present password. Please type it again.')
}

async function workingLink(context: Context, em: EntityManager, token: string): Promise<UserRow> {
  const locked = await lockLink(em, token, ['reset-password'])
  if (!locked) throw gone()
  const { link, user } = locked
  // The link belongs to the address it was sent to: whoever reads an old address has no business here.
  if (link.usedAt || link.expiresAt <= context.now() || user.email !== link.email) throw gone()
  return user
}

export async function mailPasswordChanged(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  await saveUser(em, user)
  const link = `${context.publicUrl}/forgot-password`
  await enqueueMail(context, em, user, { kind: 'password-changed', firstName: user.firstName, link })
}
