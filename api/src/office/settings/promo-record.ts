import type { EntityManager } from '#platform/database/orm.ts'
import type { PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import type { AuditAction, AuditFacts } from '../audit/audit-entry.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

/** Whose doing it is and why, and what it belongs to where two people have a part in it. */
export interface PromoDeed {
  by: Administrator | null
  reason: string
  now: Date
  batchId: string | null
}

/** Writes down what was done to a code. */
export async function recordPromo(
  em: EntityManager,
  { id }: PromoCodeRow,
  what: { action: AuditAction; before: AuditFacts | null; after: AuditFacts },
  { by, reason, now, batchId }: PromoDeed,
): Promise<void> {
  const about = { subject: 'promo-code', subjectId: id, personId: null } as const
  await recordAudit(em, { ...what, ...about, by, reason: reason.trim(), batchId }, now)
}

/** Writes down that a code was made. */
export async function recordMade(em: EntityManager, row: PromoCodeRow, deed: PromoDeed): Promise<void> {
  const { code, percent = null, amountCents = null, maxUses = null } = row
  const after = { code, percent, amountCents, maxUses, endsAt: row.endsAt?.toISOString() ?? null }
  await recordPromo(em, row, { action: 'promo-code.created', before: null, after }, deed)
}
