import { PAYOUTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { EarningLineRow } from '#money/earnings/earning-line.entity.ts'
import { lockPenalty, waivePenalty } from '#money/payouts/waive-penalty.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

type Outcome = components['schemas']['PenaltyWaiverResult']

/**
 * Waives a penalty, or asks a second person for that above a sum. Once waived it stays so.
 * @throws Problem NOT_FOUND, PAYOUT_MOVED, APPROVAL_WAITS
 */
export async function waiveByHand(
  context: Context,
  by: Administrator,
  lineId: number,
  reason: string,
): Promise<Outcome> {
  return context.orm.em.fork().transactional(async (em) => {
    const line = await lockPenalty(em, lineId)
    const amountCents = -line.amountCents
    if (amountCents <= PAYOUTS.waiverSecondPersonCents || !line.bookingId) {
      await waive(context, em, line, { by, reason, batchId: null })
      return { outcome: 'done', approvalId: null }
    }
    const approvalId = await requestApproval(context, em, by, {
      kind: 'penalty-waiver',
      of: { bookingId: line.bookingId },
      amountCents,
      reason,
      facts: { waiver: { lineId } },
      recordTag: tagOf(line),
    })
    return { outcome: 'requested', approvalId }
  })
}

/** A large penalty is waived once a second person has agreed. */
export const waiverApproval: ApprovalKind = {
  kind: 'penalty-waiver',
  needsProof: false,
  roles: () => ['finance'],
  hold: async (_context, em, { facts }) => tagOf(await lockPenalty(em, facts.waiver?.lineId ?? 0)),
  async carryOut(context, em, { id: batchId, facts, reason }, by) {
    const line = await lockPenalty(em, facts.waiver?.lineId ?? 0)
    await waive(context, em, line, { by, reason: reason ?? null, batchId })
  },
}

const tagOf = ({ id, amountCents }: EarningLineRow) => entityTag({ id, amountCents })

async function waive(
  { now }: Context,
  em: EntityManager,
  line: EarningLineRow,
  { by, reason, batchId }: { by: Administrator; reason: string | null; batchId: string | null },
): Promise<void> {
  const at = now()
  await waivePenalty(em, line, at)
  const deed = {
    by,
    action: 'penalty.waived',
    subject: 'booking',
    subjectId: String(line.bookingId),
  } as const
  const after = { lineId: line.id, amountCents: -line.amountCents }
  await recordAudit(em, { ...deed, before: null, after, personId: null, reason, batchId }, at)
}
