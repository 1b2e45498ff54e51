import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Orm } from '#platform/database/orm.ts'
import { normaliseCode } from './promo-rules.ts'

export interface NewPromo {
  code: string
  percent?: number | undefined
  amountCents?: number | undefined
  partnerId?: string | undefined
  vehicleTypeIds?: number[] | undefined
  startsAt?: Date | undefined
  endsAt?: Date | undefined
  maxUses?: number | undefined
  maxUsesPerTraveller?: number | undefined
}

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

/** @throws Error when the code cannot be, or is there already */
export async function createPromo(orm: Orm, promo: NewPromo, now: Date): Promise<string> {
  const code = assertPromo(promo)
  const classes = promo.vehicleTypeIds ? JSON.stringify(promo.vehicleTypeIds) : null
  const { numAffectedRows } = await sql`
    insert into promo_code (id, code, partner_id, percent, amount_cents, vehicle_type_ids, starts_at, ends_at,
      max_uses, max_uses_per_traveller, created_at)
    values (${randomUUID()}, ${code}, ${promo.partnerId ?? null}, ${promo.percent ?? null}, ${promo.amountCents ?? null},
      ${classes}, ${promo.startsAt ?? null}, ${promo.endsAt ?? null}, ${promo.maxUses ?? null},
      ${promo.maxUsesPerTraveller ?? null}, ${now})
    on conflict do nothing`.execute(orm.em.fork().getKysely())
  if (numAffectedRows !== 1n) throw new Error(`There is a promo code ${code} already.`)
  return code
}

export async function listPromos(orm: Orm): Promise<PromoSummary[]> {
  const { rows } = await sql<PromoSummary>`
    select code, p.name as partner, percent, amount_cents as "amountCents", starts_at as "startsAt",
      ends_at as "endsAt", max_uses as "maxUses", uses
    from promo_code c left join partner p on p.id = c.partner_id order by code`.execute(
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

function assertPromo(promo: NewPromo): string {
  const code = normaliseCode(promo.code)
  if (!/^[\p{L}\p{N}_-]{3,40}$/u.test(code)) {
    throw new Error('A promo code has 3 to 40 letters, digits, dashes or underscores.')
  }
  const { percent, amountCents, startsAt, endsAt } = promo
  if ((percent === undefined) === (amountCents === undefined)) {
    throw new Error('A promo code takes off a percentage or an amount: give one of the two.')
  }
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 90)) {
    throw new Error('A percentage is a whole number from 1 to 90.')
  }
  for (const [name, value] of [
    ['An amount', amountCents],
    ['A limit', promo.maxUses],
    ['A limit', promo.maxUsesPerTraveller],
  ] as const) {
    if (value !== undefined && !(Number.isInteger(value) && value > 0))
      throw new Error(`${name} is more than nothing.`)
  }
  if (startsAt && endsAt && startsAt >= endsAt) throw new Error('A promo code ends after it begins.')
  return code
}
