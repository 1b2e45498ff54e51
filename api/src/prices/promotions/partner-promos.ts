import type { components } from '@fiacre/sdk/contract'
import { PARTNER_PROMOS_MOST, SERVICE_FEE_PERCENT } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { changeOwnPartner, membershipOf } from '#people/partners/change-partner.ts'
import type { Context } from '#platform/context/context.ts'
import { findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { addPromo, promoOf } from './create-promo.ts'
import { PromoCode, type PromoCodeRow } from './promo-code.entity.ts'
import { normaliseCode } from './promo-rules.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** The codes of one's own partner, the newest first. @throws Problem NOT_FOUND for whoever acts for none */
export async function listPartnerPromos(
  { orm }: Context,
  userId: string,
): Promise<Schemas['PartnerPromoList']> {
  const em = orm.em.fork()
  const { partner } = await membershipOf(em, userId)
  const rows = await findRows(
    em,
    PromoCode,
    sql`where partner_id = ${partner.id} order by created_at desc, id limit ${PARTNER_PROMOS_MOST}`,
  )
  return { promoCodes: rows.map(toPartnerPromo) }
}

/**
 * Makes a code of an owner's partner: for guests in the place of the fee, or of a part of it, which pays for it (split-earning.ts). So
 * it takes off no more than the fee is, and nobody of ours is asked.
 * @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE before the approval, RULE_VIOLATION
 */
export async function addPartnerPromo(
  context: Context,
  userId: string,
  { code, percent, endsAt, maxUses, maxUsesPerTraveller }: Schemas['PartnerPromoWanted'],
): Promise<Schemas['PartnerPromo']> {
  if (percent > SERVICE_FEE_PERCENT)
    throw fieldProblem('RULE_VIOLATION', 'percent', sentence('promoOfFee', { percent: SERVICE_FEE_PERCENT }))
  const { result } = await changeOwnPartner(context, userId, { roles: [] }, async (em, partner) => {
    if (!partner.isLive) throw new Problem('PARTNER_STATE', sentence('promosAfterApproval'))
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from promo_code where partner_id = ${partner.id}`.execute(em.getKysely())
    if ((rows[0]?.count ?? 0) >= PARTNER_PROMOS_MOST)
      throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: PARTNER_PROMOS_MOST }))
    const wish = {
      code,
      percent,
      partnerId: partner.id,
      endsAt: endsAt ? new Date(endsAt) : null,
      maxUses: maxUses ?? null,
      maxUsesPerTraveller: maxUsesPerTraveller ?? null,
    }
    return addPromo(em, promoOf(wish, context.now()))
  })
  return toPartnerPromo(result)
}

/** @throws Problem NOT_FOUND also for a code of others, FORBIDDEN, PARTNER_STATE */
export async function endPartnerPromo(
  context: Context,
  userId: string,
  code: string,
): Promise<Schemas['PartnerPromo']> {
  const { result } = await changeOwnPartner(context, userId, { roles: [] }, async (em, partner) => {
    const row = await lockRow(
      em,
      PromoCode,
      sql`code = ${normaliseCode(code)} and partner_id = ${partner.id}`,
    )
    if (!row) throw new Problem('NOT_FOUND', 'You have no such promo code.')
    const now = context.now()
    if (!row.endsAt || row.endsAt > now) {
      row.endsAt = now
      // What has not begun ends before it does.
      if (row.startsAt && row.startsAt >= now) row.startsAt = null
      await saveRow(em, PromoCode, row)
    }
    return row
  })
  return toPartnerPromo(result)
}

function toPartnerPromo(row: PromoCodeRow): Schemas['PartnerPromo'] {
  return {
    code: row.code,
    percent: row.percent ?? null,
    amountCents: row.amountCents ?? null,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses ?? null,
    maxUsesPerTraveller: row.maxUsesPerTraveller ?? null,
    uses: row.uses,
    createdAt: row.createdAt.toISOString(),
  }
}
