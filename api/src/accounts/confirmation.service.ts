import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { EmailConfirmation } from './email-confirmation.entity.ts'
import { User, type UserRow } from './user.entity.ts'

const VALID_MS = 24 * 3600 * 1000

/** Mails a fresh confirmation link, in the caller's transaction. */
export async function mailConfirmation(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  em.persist(
    em.create(EmailConfirmation, {
      tokenHash: hashOf(token),
      userId: user.id,
      email: user.email,
      expiresAt: new Date(context.now().getTime() + VALID_MS),
    }),
  )
  await em.flush()
  const link = `${context.publicUrl}/api/auth/confirm-email?token=${token}`
  await enqueueMail(context, em, user, { kind: 'confirm-email', firstName: user.firstName, link })
}

/** Sends the link again, unless the address is confirmed already. */
export async function sendConfirmation(context: Context, user: UserRow): Promise<void> {
  if (user.emailConfirmedAt) return
  await context.orm.em.fork().transactional((em) => mailConfirmation(context, em, user))
}

/**
 * Follows a confirmation link. Following a used link again is fine while its address is still the account's:
 * mail programs open links ahead of people.
 * @returns whether the address is now confirmed
 */
export async function confirmEmail(context: Context, token: string): Promise<boolean> {
  return context.orm.em.fork().transactional(async (em) => {
    const confirmation = await em.findOne(EmailConfirmation, { tokenHash: hashOf(token) })
    if (!confirmation || confirmation.expiresAt <= context.now()) return false
    const user = await em.findOne(User, { id: confirmation.userId })
    if (!user || user.email !== confirmation.email) return false
    user.emailConfirmedAt ??= context.now()
    confirmation.usedAt ??= context.now()
    await em.flush()
    return true
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
