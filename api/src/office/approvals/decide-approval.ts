import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { assertMayCall, type OfficeRole } from '#platform/contract/office-role.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import type { ApprovalKind } from './approval-kind.ts'
import { auditSubjectOf } from './approval-subject.ts'
import { Approval, type ApprovalRow } from './approval.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Decision = components['schemas']['ApprovalDecision']

/** Who decides, and what there is to be decided on. */
export interface Decider {
  kinds: readonly ApprovalKind[]
  role: OfficeRole | undefined
  /** When the decider last showed who they are. */
  provenAt: Date | undefined
}

const BECOMES = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const

/**
 * Says yes or no to what somebody wants, once. A yes does it at once, in the same transaction, where what it is about is still as it
 * was when it was asked for.
 * @throws Problem NOT_FOUND, FORBIDDEN, PROOF_NEEDED, APPROVAL_DECIDED, APPROVAL_OWN, APPROVAL_OUTDATED, RULE_VIOLATION; and as the
 * deed itself does
 */
export async function decideApproval(
  context: Context,
  by: Administrator,
  id: string,
  { decision, note }: Decision,
  decider: Decider,
): Promise<void> {
  const why = note?.trim() || null
  const now = context.now()
  const kind = await context.orm.em.fork().transactional(async (em) => {
    const approval = await lockRow(em, Approval, sql`id = ${id}`)
    if (!approval) throw new Problem('NOT_FOUND', 'There is no such approval.')
    assertMayDecide(approval, by, decision, now)
    if (decision === 'reject' && !why) throw fieldProblem('RULE_VIOLATION', 'note', sentence('reasonMissing'))
    const agreedTo = decision === 'approve' ? await held(context, em, approval, decider) : undefined
    approval.status = BECOMES[decision]
    approval.decidedBy = by.id
    approval.decidedAt = now
    approval.note = why
    await saveRow(em, Approval, approval)
    await agreedTo?.carryOut(context, em, approval, by)
    await record(em, approval, by, now)
    return agreedTo
  })
  await kind?.follow?.(context)
}

/** The kind of what somebody agrees to, with what it is about locked and unchanged. */
async function held(
  context: Context,
  em: EntityManager,
  approval: ApprovalRow,
  { kinds, role, provenAt }: Decider,
): Promise<ApprovalKind> {
  const kind = kinds.find(({ kind: name }) => name === approval.kind)
  if (!kind) throw new Error(`Nothing carries out ${approval.kind}.`)
  assertMayCall(kind.roles(approval), role)
  if (kind.needsProof) assertProven(context, provenAt, PROOF)
  if ((await kind.hold(context, em, approval)) === approval.recordTag) return kind
  throw new Problem(
    'APPROVAL_OUTDATED',
    'What this is about has changed since it was asked for. Reject it, and let it be asked for anew.',
  )
}

const PROOF = 'This sets prices: agree to it right after you typed your password. Please type it again.'

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
  approval: ApprovalRow,
  by: Administrator | null,
  now: Date,
): Promise<void> {
  const { id, kind, status, amountCents = null, note = null } = approval
  if (status === 'open') throw new Error('An approval that waits was not decided.')
  const deed = {
    ...(await auditSubjectOf(em, approval)),
    by,
    action: `approval.${status}`,
    before: { approval: 'open' },
    after: { approval: status, kind, amountCents },
    reason: note,
    batchId: id,
  } as const
  await recordAudit(em, deed, now)
}
