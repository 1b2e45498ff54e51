import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { saveRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { CarrierDocument } from '#people/carriers/carrier-document.entity.ts'
import { raisePaperEvent, tellCarrier } from '#people/carriers/tell-carrier.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { lockUnderCarrier } from './lock-under-carrier.ts'
import { carrierRecord } from './read-carrier.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** @throws Problem NOT_FOUND, CARRIER_STATE for a paper that was decided on, RULE_VIOLATION for a refusal without a reason */
export async function decidePaper(
  context: Context,
  by: Administrator,
  id: string,
  { decision, rejection }: Schemas['PaperDecision'],
): Promise<Schemas['AdminCarrier']> {
  if ((decision === 'reject') !== (rejection !== null))
    throw fieldProblem('RULE_VIOLATION', 'rejection', sentence('rejectionOnlyWhenRefused'))
  return context.orm.em.fork().transactional(async (em) => {
    const locked = await lockUnderCarrier(em, CarrierDocument, id)
    if (!locked) throw new Problem('NOT_FOUND', 'There is no such paper.')
    const { carrier, row: paper } = locked
    if (paper.state !== 'submitted') throw new Problem('CARRIER_STATE', sentence('decidedBefore'))
    const now = context.now()
    paper.state = decision === 'approve' ? 'approved' : 'rejected'
    paper.rejection = rejection
    paper.reviewedBy = by.id
    paper.reviewedAt = now
    await saveRow(em, CarrierDocument, paper)
    if (carrier.state !== 'closed')
      await tellCarrier(context, em, carrier, {
        what: decision === 'approve' ? 'paperApproved' : 'paperRejected',
      })
    await raisePaperEvent(em, carrier, paper, now)
    await recordAudit(
      em,
      {
        by,
        action: decision === 'approve' ? 'carrier.paper-approved' : 'carrier.paper-rejected',
        subject: 'carrier',
        subjectId: carrier.id,
        before: { paper: id, state: 'submitted' },
        after: { paper: id, kind: paper.kind, state: paper.state, rejection: rejection ?? null },
        personId: carrier.userId,
        reason: null,
      },
      now,
    )
    return carrierRecord(em, carrier, now)
  })
}
