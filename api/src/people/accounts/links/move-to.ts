import { EMAIL_CHANGE_UNDO_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { newToken, tokenHash } from '#platform/database/tokens.ts'
import { enqueueAccountMail, enqueueMail } from '#platform/mail/mail.service.ts'
import { endOtherSessions } from '../sessions/sessions.service.ts'
import { saveUser } from '../find-user.ts'
import type { UserRow } from '../user.entity.ts'
import { AccountLink } from './account-link.entity.ts'
import { endLinks } from './end-links.ts'
import { isReserved } from './reserved-address.ts'

/** The new address is somebody's, or somebody may come back to it. */
export class AddressTaken extends Error {}

/**
 * Moves an account to an address that was just proven to be its owner's. Every session ends but the one that asked. The address
 * that is left, where somebody had confirmed it, may take that back for some days: the link is kept from here on, and the mail
 * makes its token. An address that was never confirmed may be a stranger's, who must not be handed the account.
 * @throws AddressTaken
 */
export async function moveTo(
  context: Context,
  em: EntityManager,
  user: UserRow,
  newEmail: string,
): Promise<void> {
  const now = context.now()
  const { email: old, emailConfirmedAt, pendingEmailSession } = user
  user.email = newEmail
  user.pendingEmail = null
  user.pendingEmailSession = null
  await saveUser(em, user)
  if (await isReserved(em, newEmail, user.id, now)) throw new AddressTaken()
  await endOtherSessions(em, user, pendingEmailSession ?? undefined)
  await endLinks(em, user, now)
  if (await endUndoLinks(em, user, newEmail, now)) return tellGoneAddress(context, em, user, old)
  if (emailConfirmedAt) await leaveWayBack(context, em, user, old)
}

/**
 * Ends the links of every address that the account had after this one, and this one's own: an older address is the more
 * trusted, and whoever held the account for a while keeps no way back into it.
 * @returns whether the account had come from this address, within the days
 */
export async function endUndoLinks(
  em: EntityManager,
  { id }: UserRow,
  email: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update account_link set used_at = ${now} where user_id = ${id} and purpose = 'email-changed' and used_at is null
      and created_at >= (select min(created_at) from account_link where user_id = ${id} and email = ${email}
        and purpose = 'email-changed' and used_at is null and expires_at > ${now})`.execute(em.getKysely())
  return (numAffectedRows ?? 0n) > 0n
}

/** Tells an address that the account has an earlier one again. */
export async function tellGoneAddress(
  context: Context,
  em: EntityManager,
  { firstName, language, email: newEmail }: UserRow,
  gone: string,
): Promise<void> {
  const mail = { kind: 'email-change-undone', firstName, newEmail } as const
  await enqueueMail(context, em, { email: gone, language }, mail)
}

async function leaveWayBack(context: Context, em: EntityManager, user: UserRow, old: string): Promise<void> {
  const now = context.now()
  const link = await insertRow(em, AccountLink, {
    id: randomUUID(),
    purpose: 'email-changed',
    userId: user.id,
    email: old,
    // Of a token that nobody has: the mail brings one.
    tokenHash: tokenHash(newToken()),
    createdAt: now,
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_UNDO_DAYS * MS_PER_DAY),
  })
  const mail = { kind: 'email-changed', account: old, newEmail: user.email, linkId: link.id } as const
  await enqueueAccountMail(context, em, mail)
}
