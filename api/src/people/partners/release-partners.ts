import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import { movePartner } from './move-partner.ts'
import { PartnerMember } from './partner-member.entity.ts'
import { Partner } from './partner.entity.ts'

/** Before a person is removed: a partner with another owner becomes theirs, and one without is closed. */
export async function releasePartners(
  context: Pick<Context, 'now'>,
  em: EntityManager,
  userId: string,
): Promise<void> {
  for (const { id } of await findRows(em, Partner, sql`where user_id = ${userId} order by id`)) {
    const partner = await lockRow(em, Partner, sql`id = ${id}`)
    if (!partner) continue
    const [heir] = await findRows(
      em,
      PartnerMember,
      sql`where partner_id = ${id} and role = 'owner' and user_id <> ${userId} order by created_at limit 1`,
    )
    if (heir) partner.userId = heir.userId
    else if (partner.state !== 'closed')
      await movePartner(context, em, partner, 'close', { actor: 'partner', reason: null })
    await saveRow(em, Partner, partner)
  }
}
