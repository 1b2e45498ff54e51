import type { Context } from '#platform/context/context.ts'
import { saveRow } from '#platform/database/rows.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import type { AccountMail } from '#platform/mail/account-mail.ts'
import { enqueueAccountMail } from '#platform/mail/mail.service.ts'
import { confirmAddress } from '../confirm-address.ts'
import { normaliseEmail } from '../find-user.ts'
import type { UserRow } from '../user.entity.ts'
import { AccountLink } from './account-link.entity.ts'
import { lockLink } from './lock-link.ts'
import { AddressTaken, moveTo } from './move-to.ts'

/**
 * Asks for a link by the address alone. Known and unknown addresses take the same path: whether there is an account is
 * looked up where the mail is sent.
 */
export async function requestLink(
  context: Context,
  kind: 'confirm-email' | 'reset-password' | 'sign-in-link',
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

type ConfirmationOutcome = 'confirmed' | 'used' | 'invalid'

/**
 * Follows a confirmation link, once.
 * @returns `used` for a link that was followed before: mail programs open links ahead of people; whose address is confirmed now,
 * where it was the account's first; the language of the account, where the link is one's
 */
export async function confirmEmail(context: Context, token: string): Promise<Confirmation> {
  let language: string | undefined
  const confirmation = await followOnce(context, token, (known) => (language = known))
  return { ...confirmation, ...(language && { language }) }
}

interface Confirmation {
  outcome: ConfirmationOutcome
  user?: UserRow
  language?: string
}

async function followOnce(
  context: Context,
  token: string,
  onLanguage: (language: string) => void,
): Promise<Confirmation> {
  try {
    return await context.orm.em.fork().transactional(async (em) => {
      const locked = await lockLink(em, token, ['confirm-email', 'confirm-new-email'])
      if (!locked) return { outcome: 'invalid' }
      const { link, user } = locked
      onLanguage(user.language)
      if (link.usedAt) return { outcome: user.email === link.email ? 'used' : 'invalid' }
      if (link.expiresAt <= context.now()) return { outcome: 'invalid' }
      if (link.purpose === 'confirm-new-email') {
        if (user.pendingEmail !== link.email) return { outcome: 'invalid' }
        await moveTo(context, em, user, link.email)
      } else if (user.email !== link.email) return { outcome: 'invalid' }
      await confirmAddress(context, em, user)
      link.usedAt = context.now()
      await saveRow(em, AccountLink, link)
      const isFirst = link.purpose === 'confirm-email'
      return { outcome: 'confirmed', ...(isFirst && { user }) }
    })
  } catch (thrown) {
    // Somebody registered with the new address meanwhile, or may come back to it.
    if (isUniqueViolation(thrown) || thrown instanceof AddressTaken) return { outcome: 'invalid' }
    throw thrown
  }
}
