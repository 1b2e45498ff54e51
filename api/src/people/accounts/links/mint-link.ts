import {
  CONFIRMATION_LINK_VALID_HOURS,
  RESET_LINK_VALID_MINUTES,
  SIGN_IN_LINK_VALID_MINUTES,
} from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { CompletedMail, LinkMail } from '#platform/mail/account-mail.ts'
import { findByEmail } from '../find-user.ts'
import { newToken, tokenHash } from '#platform/database/tokens.ts'
import type { UserRow } from '../user.entity.ts'
import type { LinkPurpose } from './account-link.entity.ts'

/** Of the links that begin with their mail. */
type MailedPurpose = Exclude<LinkPurpose, 'email-changed'>

const VALID_MS: Record<MailedPurpose, number> = {
  'confirm-email': CONFIRMATION_LINK_VALID_HOURS * 3_600_000,
  'confirm-new-email': CONFIRMATION_LINK_VALID_HOURS * 3_600_000,
  'reset-password': RESET_LINK_VALID_MINUTES * 60_000,
  'sign-in-link': SIGN_IN_LINK_VALID_MINUTES * 60_000,
}

const PATHS: Record<LinkPurpose, string> = {
  'confirm-email': '/api/auth/confirm-email',
  'confirm-new-email': '/api/auth/confirm-email',
  'reset-password': '/reset-password',
  'sign-in-link': '/login',
  'email-changed': '/undo-email-change',
}

/**
 * Completes a mail with a link at the moment it is sent, so that the token is written nowhere but into the mail. Sent
 * again under the same id, the new link takes the place of the old one, for the same account and address alone: a link
 * tells whoever follows it to be the reader of that address.
 * @returns null when there is nothing to send: no such account, confirmed or given up meanwhile, or the link was used
 * already
 */
export async function completeAccountMail(
  context: Pick<Context, 'orm' | 'now' | 'publicUrl'>,
  mail: LinkMail,
  id: string,
): Promise<CompletedMail | null> {
  if (mail.kind === 'email-changed') return completeWayBack(context, mail)
  const user = await findByEmail(context, mail.account)
  const to = user && addressee(user, mail)
  if (!user || !to) return null
  const token = newToken()
  const now = context.now()
  const expiresAt = new Date(now.getTime() + VALID_MS[mail.kind])
  // Not for somebody who is being removed at this moment: the row would keep their address.
  const { numAffectedRows } = await sql`
    insert into account_link as l (id, purpose, user_id, email, token_hash, created_at, expires_at)
    (select ${id}::uuid, ${mail.kind}, u.id, ${to}, ${tokenHash(token)}, ${now}::timestamptz, ${expiresAt}::timestamptz
      from app_user u where u.id = ${user.id} and u.erased_at is null for share)
    on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
    where l.used_at is null and l.user_id = excluded.user_id and l.email = excluded.email`.execute(
    context.orm.em.fork().getKysely(),
  )
  if (numAffectedRows !== 1n) return null
  const link = linkOf(context, mail.kind, token) + (mail.purpose ? `&purpose=${mail.purpose}` : '')
  const { firstName, language } = user
  const isConfirmed = to === user.email && Boolean(user.emailConfirmedAt)
  return { to, language, isConfirmed, mail: { kind: mail.kind, firstName, newEmail: to, link } }
}

/** The link of an address that the account has left: to it alone, as long as it works. */
async function completeWayBack(
  context: Pick<Context, 'orm' | 'now' | 'publicUrl'>,
  { kind, linkId, newEmail }: Extract<LinkMail, { kind: 'email-changed' }>,
): Promise<CompletedMail | null> {
  const token = newToken()
  const { rows } = await sql<{ to: string; first_name: string; language: string }>`
    update account_link l set token_hash = ${tokenHash(token)} from app_user u
    where l.id = ${linkId} and l.used_at is null and l.expires_at > ${context.now()}
      and u.id = l.user_id and u.erased_at is null
    returning l.email as "to", u.first_name, u.language`.execute(context.orm.em.fork().getKysely())
  const [row] = rows
  if (!row) return null
  const link = linkOf(context, kind, token)
  const mail = { kind, firstName: row.first_name, newEmail, link } as const
  // An address that nobody had confirmed is left without a way back.
  return { to: row.to, language: row.language, isConfirmed: true, mail }
}

const linkOf = ({ publicUrl }: Pick<Context, 'publicUrl'>, purpose: LinkPurpose, token: string): string =>
  `${publicUrl}${PATHS[purpose]}?token=${token}`

/** Where the link goes; null when nobody needs one any more. */
function addressee(
  user: UserRow,
  { kind, newEmail }: Exclude<LinkMail, { kind: 'email-changed' }>,
): string | null {
  if (kind === 'confirm-new-email') return user.pendingEmail === newEmail ? (newEmail ?? null) : null
  if (kind === 'confirm-email') return user.emailConfirmedAt ? null : user.email
  return user.email
}
