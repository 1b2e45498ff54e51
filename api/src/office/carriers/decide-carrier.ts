import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { wholeCarrier } from '#people/carriers/carrier-parts.ts'
import { Carrier, type CarrierRow } from '#people/carriers/carrier.entity.ts'
import { dueNow } from '#people/carriers/due-now.ts'
import { moveCarrier } from '#people/carriers/move-carrier.ts'
import { tellCarrier } from '#people/carriers/tell-carrier.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { carrierRecord, noSuchCarrier, taggedRecord } from './read-carrier.ts'
import { isNotice, moveNotice } from '#people/businesses/notice.ts'
import { DECIDED, decisionNews } from '#people/businesses/office-decision.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** @throws Problem NOT_FOUND, PRECONDITION_FAILED, CARRIER_STATE, RULE_VIOLATION while something stands in the way of an approval */
export async function decideCarrier(
  context: Context,
  by: Administrator,
  id: string,
  { decision, reason, fields }: Schemas['CarrierDecision'],
  ifMatch: string | undefined,
): Promise<Schemas['AdminCarrier']> {
  const why = reason.trim()
  if (why === '') throw new Problem('RULE_VIOLATION', sentence('reasonMissing'))
  return context.orm.em.fork().transactional(async (em) => {
    const carrier = await lockRow(em, Carrier, sql`id = ${id}`)
    if (!carrier) throw noSuchCarrier()
    if (ifMatch !== undefined)
      assertMatches(ifMatch, taggedRecord(await carrierRecord(em, carrier, context.now())))
    if (decision === 'approve' || decision === 'reinstate') await assertNothingInTheWay(context, em, carrier)
    const isGood = decision === 'approve' || decision === 'reinstate'
    const before = carrier.state
    if (isNotice(decision)) {
      if (!moveNotice(carrier, decision, why, context.now()))
        throw new Problem('CARRIER_STATE', sentence('standsElsewhere'))
    } else await moveCarrier(context, em, carrier, decision, { actor: 'office', reason: isGood ? null : why })
    if (!isNotice(decision)) carrier.fieldsDue = decision === 'ask' ? fields : []
    carrier.decidedAt = context.now()
    await saveRow(em, Carrier, carrier)
    await tellCarrier(context, em, carrier, decisionNews(decision, why, carrier.endsAt ?? context.now()))
    await recordAudit(
      em,
      {
        by,
        action: `carrier.${DECIDED[decision]}`,
        subject: 'carrier',
        subjectId: id,
        before: { state: before },
        after: { state: carrier.state, ...(carrier.endsAt && { until: carrier.endsAt.toISOString() }) },
        personId: carrier.userId,
        reason: why,
      },
      context.now(),
    )
    return carrierRecord(em, carrier, context.now())
  })
}

/** @throws Problem RULE_VIOLATION that names what is due */
async function assertNothingInTheWay(
  { now }: Context,
  em: EntityManager,
  carrier: CarrierRow,
): Promise<void> {
  const due = dueNow(await wholeCarrier(em, carrier), now()).filter(
    ({ blocks }) => blocks === 'submission' || blocks === 'approval',
  )
  if (due.length === 0) return
  const names = due.map(({ code, field }) => field ?? code).join(', ')
  throw new Problem('RULE_VIOLATION', sentence('approvalInTheWay', { names }))
}
