import { APPROVAL_HOURS, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { Approval, type ApprovalRow } from './approval.entity.ts'

/** What is wanted. */
export type Wanted = Pick<ApprovalRow, 'kind' | 'amountCents' | 'facts'> & { reason: string | null }

/**
 * Asks a second person for something about a booking, under the booking's lock. One wish of a kind waits for a booking at a time.
 * @returns the id of the approval
 * @throws Problem APPROVAL_WAITS
 */
export async function requestApproval(
  { now }: Context,
  em: EntityManager,
  booking: BookingRow,
  by: Administrator,
  { reason, ...wanted }: Wanted,
): Promise<string> {
  const [id, requestedAt] = [randomUUID(), now()]
  const waiting = await sql`
    select 1 from approval where kind = ${wanted.kind} and booking_id = ${booking.id} and status = 'open'`.execute(
    em.getKysely(),
  )
  if (waiting.rows.length > 0) {
    const text = 'Something of this booking waits for a second person already. Withdraw that first.'
    throw new Problem('APPROVAL_WAITS', text)
  }
  await insertRow(em, Approval, {
    ...wanted,
    id,
    bookingId: booking.id,
    recordTag: entityTag(booking),
    requestedBy: by.id,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + APPROVAL_HOURS * MS_PER_HOUR),
    status: 'open',
  })
  const { kind, amountCents } = wanted
  const deed = {
    by,
    action: 'approval.requested',
    subject: 'booking',
    subjectId: String(booking.id),
    before: null,
    after: { kind, amountCents },
    personId: booking.userId,
    reason,
    batchId: id,
  } as const
  await recordAudit(em, deed, requestedAt)
  return id
}
