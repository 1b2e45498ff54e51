import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { brand } from '../../brand.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import type { AccountMail } from '../../mail/account-mail.ts'
import { enqueueAccountMail, enqueueMail, type Recipient } from '../../mail/mail.service.ts'
import { confirmAddress } from '../confirm-address.ts'
import { findLocked, normaliseEmail } from '../find-user.ts'
import { tokenHash } from '../../database/tokens.ts'
import type { UserRow } from '../user.entity.ts'
import { AccountLink, type AccountLinkRow, type LinkPurpose } from './account-link.entity.ts'

/**
 * Asks for a link by the address alone. Known and unknown addresses take the same path: whether there is an account is
 * looked up where the mail is sent.
 */
export async function requestLink(
  context: Context,
  kind: 'confirm-email' | 'reset-password',
  email: string,
): Promise<void> {
  await context.orm.em
    .fork()
    .transactional((em) => enqueueAccountMail(context, em, { kind, account: normaliseEmail(email) }))
}

/** Asks for the link that the signed-in person's address still waits for: the new one's, or the account's own. */
export async function requestConfirmation(context: Context, user: UserRow): Promise<boolean> {
  const { email: account, pendingEmail: newEmail } = user
  if (!newEmail && user.emailConfirmedAt) return false
  const mail: AccountMail = newEmail
    ? { kind: 'confirm-new-email', account, newEmail }
    : { kind: 'confirm-email', account }
  await context.orm.em.fork().transactional((em) => enqueueAccountMail(context, em, mail))
  return true
}

/**
 * Follows a confirmation link, once.
 * @returns `used` for a link that was followed before: mail programs open links ahead of people
 */
export async function confirmEmail(
  context: Context,
  token: string,
): Promise<'confirmed' | 'used' | 'invalid'> {
  try {
    return await context.orm.em.fork().transactional(async (em) => {
      const locked = await lockLink(em, token, ['confirm-email', 'confirm-new-email'])
      if (!locked) return 'invalid'
      const { link, user } = locked
      if (link.usedAt) return user.email === link.email ? 'used' : 'invalid'
      if (link.expiresAt <= context.now()) return 'invalid'
      const old = { email: user.email, language: user.language, emailConfirmedAt: user.emailConfirmedAt }
      if (link.purpose === 'confirm-email' && old.email !== link.email) return 'invalid'
      if (link.purpose === 'confirm-new-email') {
        if (user.pendingEmail !== link.email) return 'invalid'
        user.email = link.email
        user.pendingEmail = null
      }
      await confirmAddress(context, em, user)
      link.usedAt = context.now()
      await em.flush()
      if (user.email !== old.email) {
        await endResetLinks(em, user, context.now())
        await mailChange(context, em, user, old)
      }
      return 'confirmed'
    })
  } catch (thrown) {
    // Somebody registered with the new address meanwhile.
    if (thrown instanceof UniqueConstraintViolationException) return 'invalid'
    throw thrown
  }
}

/**
 * A link and its account, under the account's lock: the links of one account take turns, and so does everything else
 * that changes it. Whether the link still works is for the caller to see.
 * @returns null when there is no such link, or its account is gone
 */
export async function lockLink(
  em: EntityManager,
  token: string,
  purposes: LinkPurpose[],
): Promise<{ link: AccountLinkRow; user: UserRow } | null> {
  const where = { tokenHash: tokenHash(token), purpose: { $in: purposes } }
  const found = await em.findOne(AccountLink, where)
  if (!found) return null
  const user = await findLocked(em, found.userId)
  // What the link was before its turn came does not count.
  const link = user && (await em.findOne(AccountLink, where, { refresh: true }))
  return link && { link, user }
}

/** Ends the reset links that still work. Those of an old address would work again if the address ever came back. */
export async function endResetLinks(em: EntityManager, { id: userId }: UserRow, now: Date): Promise<void> {
  await em.nativeUpdate(AccountLink, { userId, purpose: 'reset-password', usedAt: null }, { usedAt: now })
}

async function mailChange(context: Context, em: EntityManager, user: UserRow, old: Recipient): Promise<void> {
  const { firstName, email: newEmail } = user
  await enqueueMail(context, em, old, {
    kind: 'email-changed',
    firstName,
    newEmail,
    link: `mailto:${brand.supportEmail}`,
  })
}
