import { APPROVAL_HOURS, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { auditSubjectOf, type ApprovalSubject } from './approval-subject.ts'
import { Approval, type ApprovalRow } from './approval.entity.ts'

/** What is wanted, of what, and the tag of that as it stands. */
export type Wanted = Pick<ApprovalRow, 'kind' | 'facts' | 'recordTag'> & {
  of: ApprovalSubject
  amountCents: number | null
  reason: string | null
}

/**
 * Asks a second person for something, under the lock of what it is about. One wish of a kind waits for each of these at a time.
 * @returns the id of the approval
 * @throws Problem APPROVAL_WAITS
 */
export async function requestApproval(
  { now }: Context,
  em: EntityManager,
  by: Administrator,
  { of, reason, ...wanted }: Wanted,
): Promise<string> {
  const [id, requestedAt] = [randomUUID(), now()]
  const { kind, amountCents } = wanted
  const subject = { bookingId: null, settingKind: null, promoCode: null, partnerId: null, ...of }
  const waiting = await sql`
    select 1 from approval where kind = ${kind} and status = 'open' and booking_id is not distinct from ${subject.bookingId}::int
      and setting_kind is not distinct from ${subject.settingKind}::text
      and promo_code is not distinct from ${subject.promoCode}::text
      and partner_id is not distinct from ${subject.partnerId}::uuid`.execute(em.getKysely())
  if (waiting.rows.length > 0) {
    const text = 'Something of this waits for a second person already. Withdraw that first.'
    throw new Problem('APPROVAL_WAITS', text)
  }
  await insertRow(em, Approval, {
    ...wanted,
    ...subject,
    id,
    reason: reason?.trim() || null,
    requestedBy: by.id,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + APPROVAL_HOURS * MS_PER_HOUR),
    status: 'open',
  })
  const deed = {
    ...(await auditSubjectOf(em, subject)),
    by,
    action: 'approval.requested',
    before: null,
    after: { kind, amountCents },
    reason,
    batchId: id,
  } as const
  await recordAudit(em, deed, requestedAt)
  return id
}
