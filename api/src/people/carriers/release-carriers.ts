import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import { CarrierMember } from './carrier-member.entity.ts'
import { Carrier } from './carrier.entity.ts'
import { moveCarrier } from './move-carrier.ts'

/** Before a person is removed: a carrier with another owner becomes theirs, and one without is closed. */
export async function releaseCarriers(
  context: Pick<Context, 'now'>,
  em: EntityManager,
  userId: string,
): Promise<void> {
  for (const { id } of await findRows(em, Carrier, sql`where user_id = ${userId} order by id`)) {
    const carrier = await lockRow(em, Carrier, sql`id = ${id}`)
    if (!carrier) continue
    const [heir] = await findRows(
      em,
      CarrierMember,
      sql`where carrier_id = ${id} and role = 'owner' and user_id <> ${userId} order by created_at limit 1`,
    )
    if (heir) carrier.userId = heir.userId
    else if (carrier.state !== 'closed')
      await moveCarrier(context, em, carrier, 'close', { actor: 'carrier', reason: null })
    await saveRow(em, Carrier, carrier)
  }
}
