import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { assertMayCall, type OfficeRole } from '#platform/contract/office-role.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import type { ApprovalKind } from './approval-kind.ts'
import { Approval, type ApprovalRow } from './approval.entity.ts'

type Decision = components['schemas']['ApprovalDecision']

const BECOMES = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const

/**
 * Says yes or no to what somebody wants, once. A yes does it at once, in the same transaction, where the booking is still as it was
 * when it was asked for.
 * @throws Problem NOT_FOUND, FORBIDDEN, APPROVAL_DECIDED, APPROVAL_OWN, APPROVAL_OUTDATED, RULE_VIOLATION; and as the deed itself does
 */
export async function decideApproval(
  context: Context,
  by: Administrator,
  id: string,
  { decision, note }: Decision,
  { kinds, role }: { kinds: readonly ApprovalKind[]; role: OfficeRole | undefined },
): Promise<void> {
  const why = note?.trim() || null
  const now = context.now()
  await context.orm.em.fork().transactional(async (em) => {
    const approval = await lockRow(em, Approval, sql`id = ${id}`)
    if (!approval) throw new Problem('NOT_FOUND', 'There is no such approval.')
    assertMayDecide(approval, by, decision, now)
    if (decision === 'reject' && !why)
      throw fieldProblem('RULE_VIOLATION', 'note', 'Say why, so that whoever asked can do better.')
    const booking = await lockBooking(em, { id: approval.bookingId })
    if (decision === 'approve' && entityTag(booking) !== approval.recordTag)
      throw new Problem(
        'APPROVAL_OUTDATED',
        'The booking has changed since this was asked for. Reject it, and let it be asked for anew.',
      )
    const kind = kinds.find(({ kind: name }) => name === approval.kind)
    if (!kind) throw new Error(`Nothing carries out ${approval.kind}.`)
    if (decision === 'approve') assertMayCall(kind.roles(approval), role)
    approval.status = BECOMES[decision]
    approval.decidedBy = by.id
    approval.decidedAt = now
    approval.note = why
    await saveRow(em, Approval, approval)
    if (decision === 'approve') await kind.carryOut(context, em, booking, approval, by)
    await record(em, booking, approval, by, now)
  })
}

function assertMayDecide(
  { status, requestedBy, expiresAt }: ApprovalRow,
  by: Administrator,
  decision: Decision['decision'],
  now: Date,
): void {
  if (status !== 'open') throw new Problem('APPROVAL_DECIDED', 'Somebody decided on this before.')
  if (expiresAt <= now) throw new Problem('APPROVAL_DECIDED', 'Nobody decided on this in time, so it is off.')
  const isOwn = requestedBy === by.id
  if (isOwn && decision !== 'withdraw')
    throw new Problem(
      'APPROVAL_OWN',
      'You asked for this yourself: somebody else has to decide. You can withdraw it.',
    )
  if (!isOwn && decision === 'withdraw')
    throw new Problem('APPROVAL_OWN', 'Only whoever asked for this can withdraw it. You can reject it.')
}

/** Writes down what became of an approval; the deed itself is written down by whoever does it, with the same batch. */
export async function record(
  em: EntityManager,
  booking: Pick<BookingRow, 'id' | 'userId'>,
  { id, kind, status, amountCents, note }: ApprovalRow,
  by: Administrator | null,
  now: Date,
): Promise<void> {
  if (status === 'open') throw new Error('An approval that waits was not decided.')
  const deed = {
    by,
    action: `approval.${status}`,
    subject: 'booking',
    subjectId: String(booking.id),
    before: { approval: 'open' },
    after: { approval: status, kind, amountCents },
    personId: booking.userId,
    reason: note ?? null,
    batchId: id,
  } as const
  await recordAudit(em, deed, now)
}
