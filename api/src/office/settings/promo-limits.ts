import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { assertTerms } from '#prices/promotions/create-promo.ts'
import { normaliseCode } from '#prices/promotions/promo-rules.ts'
import { PromoCode, type PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import type { AuditAction } from '../audit/audit-entry.entity.ts'
import { recordPromo, type PromoDeed } from './promo-record.ts'
import { limitsOf, momentOf } from './promo-view.ts'

/** A code as a change would leave it; what the change leaves out stays. @throws Problem RULE_VIOLATION */
export function limitedBy(
  row: PromoCodeRow,
  { endsAt, maxUses, maxUsesPerTraveller }: Omit<components['schemas']['PromoCodeChange'], 'reason'>,
  now: Date,
): PromoCodeRow {
  const after = {
    ...row,
    ...(endsAt !== undefined && { endsAt: momentOf(endsAt) }),
    ...(maxUses !== undefined && { maxUses }),
    ...(maxUsesPerTraveller !== undefined && { maxUsesPerTraveller }),
  }
  if (endsAt !== undefined) assertTerms(after, now)
  return after
}

/** Gives a locked code other limits, and writes it down. */
export async function setLimits(
  em: EntityManager,
  row: PromoCodeRow,
  limits: Partial<Pick<PromoCodeRow, 'endsAt' | 'maxUses' | 'maxUsesPerTraveller'>>,
  action: AuditAction,
  deed: PromoDeed,
): Promise<PromoCodeRow> {
  const before = limitsOf(row)
  Object.assign(row, limits)
  await saveRow(em, PromoCode, row)
  await recordPromo(em, row, { action, before, after: limitsOf(row) }, deed)
  return row
}

/** A code under a lock until the transaction ends. @throws Problem NOT_FOUND */
export async function lockPromo(em: EntityManager, code: string): Promise<PromoCodeRow> {
  const row = await lockRow(em, PromoCode, sql`code = ${normaliseCode(code)}`)
  if (!row) throw noSuchCode()
  return row
}

export const noSuchCode = () => new Problem('NOT_FOUND', 'There is no such promo code.')
