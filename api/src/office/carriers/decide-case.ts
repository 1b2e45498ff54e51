import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { ScreeningCase } from '#people/carriers/screening/screening-case.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { lockUnderCarrier } from './lock-under-carrier.ts'
import { carrierRecord } from './read-carrier.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** @throws Problem NOT_FOUND, CARRIER_STATE for a case that was decided on */
export async function decideCase(
  context: Context,
  by: Administrator,
  id: string,
  { isMatch, reason }: Schemas['CaseDecision'],
): Promise<Schemas['AdminCarrier']> {
  return context.orm.em.fork().transactional(async (em) => {
    const locked = await lockUnderCarrier(em, ScreeningCase, id)
    if (!locked) throw new Problem('NOT_FOUND', 'There is no such case.')
    const { carrier, row: found } = locked
    if (found.state !== 'open') throw new Problem('CARRIER_STATE', sentence('decidedBefore'))
    const now = context.now()
    found.state = isMatch ? 'confirmed' : 'cleared'
    found.decidedBy = by.id
    found.decidedAt = now
    await saveRow(em, ScreeningCase, found)
    await recordAudit(
      em,
      {
        by,
        action: isMatch ? 'carrier.name-confirmed' : 'carrier.name-cleared',
        subject: 'carrier',
        subjectId: carrier.id,
        before: { case: id, state: 'open' },
        after: { case: id, entry: found.entry, state: found.state },
        personId: carrier.userId,
        reason: reason.trim(),
      },
      now,
    )
    return carrierRecord(em, carrier, now)
  })
}
