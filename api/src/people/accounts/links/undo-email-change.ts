import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { Problem } from '#platform/http/problem.ts'
import { startAnew } from '../account-life.ts'
import { assertPassword } from '../password-rules.ts'
import { hashPassword } from '../password.ts'
import { forgetPasswordAttempts, mailPasswordChanged } from '../passwords.service.ts'
import { endSessions } from '../sessions/sessions.service.ts'
import { forgetSignIns } from '../sign-in/sign-in-budgets.ts'
import type { UserRow } from '../user.entity.ts'
import type { AccountLinkRow } from './account-link.entity.ts'
import { endLinks } from './end-links.ts'
import { lockLink } from './lock-link.ts'
import { endUndoLinks, tellGoneAddress } from './move-to.ts'

const gone = () => new Problem('RESET_LINK_INVALID', 'This link is invalid or has expired.')

/** Somebody has the address who had it before it was reserved, which takes a person to sort out. */
const taken = () => new Problem('EMAIL_TAKEN', 'User with this email already exists')

/**
 * Which address a link brings back, and which goes for it. Looking changes nothing.
 * @throws Problem RESET_LINK_INVALID
 */
export async function readUndoLink(
  context: Context,
  token: string,
): Promise<{ email: string; replaces: string; user: UserRow }> {
  return context.orm.em.fork().transactional(async (em) => {
    const { link, user } = await workingLink(context, em, token)
    return { email: link.email, replaces: user.email, user }
  })
}

/**
 * Brings back the address that an account had before somebody changed it. Whoever changed it knew the password, so a new one
 * comes with it; every session ends, and so does every other link that was mailed since.
 * @throws Problem RESET_LINK_INVALID, RULE_VIOLATION, PASSWORD_TOO_COMMON, EMAIL_TAKEN
 */
export async function undoEmailChange(
  context: Context,
  { token, newPassword }: { token: string; newPassword: string },
  ip: string,
): Promise<UserRow> {
  // First the cheap refusals: a made-up token costs no hashing.
  const known = await readUndoLink(context, token)
  await assertPassword(newPassword, { ...known.user, email: known.email }, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  try {
    const restored = await context.orm.em.fork().transactional(async (em) => {
      const { link, user } = await workingLink(context, em, token)
      await restore(context, em, { user, email: link.email, passwordHash })
      return user
    })
    await forgetSignIns(context, restored.email, ip)
    await forgetPasswordAttempts(context, restored)
    return restored
  } catch (thrown) {
    if (isUniqueViolation(thrown)) throw taken()
    throw thrown
  }
}

async function restore(
  context: Context,
  em: EntityManager,
  { user, email, passwordHash }: { user: UserRow; email: string; passwordHash: string },
): Promise<void> {
  const now = context.now()
  const replaced = user.email
  Object.assign(user, { email, passwordHash, emailConfirmedAt: now, pendingEmail: null })
  if (user.closedAt) startAnew(user, now)
  await endSessions(em, user)
  await endLinks(em, user, now)
  await endUndoLinks(em, user, email, now)
  await mailPasswordChanged(context, em, user)
  await tellGoneAddress(context, em, user, replaced)
}

async function workingLink(
  context: Context,
  em: EntityManager,
  token: string,
): Promise<{ link: AccountLinkRow; user: UserRow }> {
  const locked = await lockLink(em, token, ['email-changed'])
  if (!locked || locked.link.usedAt || locked.link.expiresAt <= context.now()) throw gone()
  return locked
}
