import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { newToken, tokenHash } from '#platform/database/tokens.ts'
import type { AccountMail, CompletedMail } from '#platform/mail/account-mail.ts'
import { findByEmail } from '../accounts/find-user.ts'
import { BusinessInvitation } from './invitation.entity.ts'

/**
 * Makes the link of a mailed invitation when the mail is sent, so that its token is written nowhere else; sent again, the new link
 * takes the place of the old one.
 * @returns null once it was used, taken back or has run out
 */
export async function completeInvitationMail(
  context: Pick<Context, 'orm' | 'now' | 'publicUrl'>,
  { account, invitationId, language }: Extract<AccountMail, { kind: 'member-invitation' }>,
): Promise<CompletedMail | null> {
  const now = context.now()
  const em = context.orm.em.fork()
  const token = newToken()
  const { numAffectedRows } = await sql`
    update business_invitation set token_hash = ${tokenHash(token)}
    where id = ${invitationId} and email = ${account} and used_at is null and expires_at > ${now}`.execute(
    em.getKysely(),
  )
  const row = numAffectedRows === 1n ? await findRow(em, BusinessInvitation, { id: invitationId }) : null
  if (!row) return null
  const user = await findByEmail(context, account)
  return {
    to: account,
    language: user?.language ?? language,
    isConfirmed: Boolean(user?.emailConfirmedAt),
    mail: {
      kind: 'member-invitation',
      firstName: user?.firstName ?? '',
      business: row.businessKind,
      until: row.expiresAt.toISOString().slice(0, 16).replace('T', ' '),
      link: `${context.publicUrl}/${row.businessKind}?token=${token}`,
    },
  }
}
