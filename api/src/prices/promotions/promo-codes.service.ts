import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'
import { normaliseCode } from './promo-rules.ts'

export interface PromoSummary {
  code: string
  partner: string | null
  percent: number | null
  amountCents: number | null
  startsAt: string | null
  endsAt: string | null
  maxUses: number | null
  uses: number
}

export async function listPromos(orm: Orm): Promise<PromoSummary[]> {
  const { rows } = await sql<PromoSummary>`
    select c.code, p.name as partner, c.percent, c.amount_cents as "amountCents", c.starts_at as "startsAt",
      c.ends_at as "endsAt", c.max_uses as "maxUses", c.uses
    from promo_code c left join partner p on p.id = c.partner_id order by c.code`.execute(
    orm.em.fork().getKysely(),
  )
  return rows
}

/** Ends a code now; prices that hold it already keep it until they run out. @throws Error when there is no such code */
export async function endPromo(orm: Orm, code: string, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update promo_code set ends_at = ${now} where code = ${normaliseCode(code)} and coalesce(ends_at > ${now}, true)`.execute(
    orm.em.fork().getKysely(),
  )
  if (numAffectedRows !== 1n) throw new Error(`There is no promo code ${code} that still holds.`)
}
