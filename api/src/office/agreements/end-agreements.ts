import { sql } from 'kysely'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import { moveCarrier } from '#people/carriers/move-carrier.ts'
import { tellCarrier } from '#people/carriers/tell-carrier.ts'
import { mailPartner } from '#people/partners/mail-partner.ts'
import { movePartner } from '#people/partners/move-partner.ts'
import { Partner } from '#people/partners/partner.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRows, lockRow } from '#platform/database/rows.ts'

/** Rides that a carrier has taken and that are not over. */
const HAS_RIDES = sql`exists (select 1 from ride where ride.carrier_id = carrier.id
  and ride.state in ('accepted', 'assigned', 'on-the-way', 'arrived', 'on-board'))`

/** Closes those whose notice is over, each in a transaction of its own; a carrier once the rides that it has taken are over. */
export async function endAgreements(context: Context): Promise<void> {
  const now = context.now()
  const isOver = sql`ends_at <= ${now} and state <> 'closed'`
  const em = context.orm.em.fork()
  for (const { id } of await findRows(em, Partner, sql`where ${isOver} order by ends_at limit 200`))
    await context.orm.em.fork().transactional(async (inner) => {
      const partner = await lockRow(inner, Partner, sql`id = ${id} and ${isOver}`)
      if (!partner) return
      const by = { actor: 'office', reason: partner.stateReason ?? null } as const
      await movePartner(context, inner, partner, 'close', by)
      await mailPartner(context, inner, partner, { what: 'closed' })
    })
  for (const { id } of await findRows(
    em,
    Carrier,
    sql`where ${isOver} and not ${HAS_RIDES} order by ends_at limit 200`,
  ))
    await context.orm.em.fork().transactional(async (inner) => {
      const carrier = await lockRow(inner, Carrier, sql`id = ${id} and ${isOver} and not ${HAS_RIDES}`)
      if (!carrier) return
      const by = { actor: 'office', reason: carrier.stateReason ?? null } as const
      await moveCarrier(context, inner, carrier, 'close', by)
      await tellCarrier(context, inner, carrier, { what: 'closed' })
    })
}
