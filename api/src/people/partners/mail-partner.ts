import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import type { PartnerNews } from '#platform/mail/mail.ts'
import { User } from '../accounts/user.entity.ts'
import type { PartnerRole } from './partner-member.entity.ts'
import type { PartnerRow } from './partner.entity.ts'

/** Mails the owners of a partner, in the transaction of what they are told. */
export async function mailPartner(
  context: Context,
  em: EntityManager,
  partner: PartnerRow,
  news: PartnerNews,
): Promise<void> {
  const link = `${context.publicUrl}/partner`
  for (const owner of await ownersOfPartner(em, partner.id)) {
    await enqueueMail(context, em, owner, {
      kind: 'partner-news',
      firstName: owner.firstName,
      ...news,
      link,
    })
  }
}

/** Who owns a partner. */
export const ownersOfPartner = (em: EntityManager, partnerId: string) =>
  partnerPeople(em, partnerId, ['owner'])

/** Who acts for a partner in one of these roles. */
export function partnerPeople(em: EntityManager, partnerId: string, roles: readonly PartnerRole[]) {
  return findRows(
    em,
    User,
    sql`where erased_at is null and id in (
      select m.user_id from partner_member m where m.partner_id = ${partnerId} and m.role in (${sql.join(roles)}))`,
  )
}
