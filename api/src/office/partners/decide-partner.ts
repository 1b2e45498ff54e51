import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { likeListed } from '#people/carriers/screening/like-listed.ts'
import type { ListedName } from '#people/carriers/screening/read-sanctions.ts'
import { mailPartner } from '#people/partners/mail-partner.ts'
import { movePartner } from '#people/partners/move-partner.ts'
import { registrationView } from '#people/partners/partner-view.ts'
import { Partner, type PartnerRow } from '#people/partners/partner.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { listedNames, noSuchPartner, partnerRecordOf, taggedRow } from '../lists/partner-record.ts'
import { isNotice, moveNotice } from '#people/businesses/notice.ts'
import { DECIDED, decisionNews } from '#people/businesses/office-decision.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** @throws Problem NOT_FOUND, PRECONDITION_FAILED, PARTNER_STATE, RULE_VIOLATION while something stands in the way of an approval */
export async function decidePartner(
  context: Context,
  by: Administrator,
  id: string,
  { decision, reason, fields, somebodyElse = [] }: Schemas['PartnerDecision'],
  ifMatch: string | undefined,
): ReturnType<typeof partnerRecordOf> {
  const why = reason.trim()
  if (why === '') throw new Problem('RULE_VIOLATION', sentence('reasonMissing'))
  const list = await listedNames(context)
  return context.orm.em.fork().transactional(async (em) => {
    const partner = await lockRow(em, Partner, sql`id = ${id}`)
    if (!partner) throw noSuchPartner()
    if (ifMatch !== undefined) assertMatches(ifMatch, taggedRow(partner))
    if (decision === 'ask' && !partner.kind)
      throw new Problem('PARTNER_STATE', sentence('partnerWithoutPage'))
    if (decision === 'approve') await assertNothingInTheWay(em, partner, context.now())
    const isGood = decision === 'approve' || decision === 'reinstate'
    const cleared = isGood ? clearedOf(partner, list, somebodyElse) : []
    const before = partner.state
    if (isNotice(decision)) {
      if (!moveNotice(partner, decision, why, context.now()))
        throw new Problem('PARTNER_STATE', sentence('standsElsewhere'))
    } else await movePartner(context, em, partner, decision, { actor: 'office', reason: isGood ? null : why })
    if (isGood) await clearCases(em, id, by, context.now())
    if (!isNotice(decision)) partner.fieldsDue = decision === 'ask' ? fields : []
    partner.decidedAt = context.now()
    await saveRow(em, Partner, partner)
    await mailPartner(context, em, partner, decisionNews(decision, why, partner.endsAt ?? context.now()))
    await recordAudit(
      em,
      {
        by,
        action: `partner.${DECIDED[decision]}`,
        subject: 'partner',
        subjectId: id,
        before: { state: before },
        after: {
          state: partner.state,
          ...(partner.endsAt && { until: partner.endsAt.toISOString() }),
          ...(cleared.length > 0 && { cleared: cleared.join(', ') }),
        },
        personId: partner.userId ?? null,
        reason: why,
      },
      context.now(),
    )
    return partnerRecordOf(em, partner, list, context.now())
  })
}

/** Whoever is let in was found to be none of those on the list. */
async function clearCases(em: EntityManager, id: string, by: Administrator, now: Date): Promise<void> {
  await sql`
    update partner_screening set state = 'cleared', decided_by = ${by.id}, decided_at = ${now}
    where partner_id = ${id} and state = 'open'`.execute(em.getKysely())
}

/** @throws Problem RULE_VIOLATION that names what is due */
async function assertNothingInTheWay(em: EntityManager, partner: PartnerRow, now: Date): Promise<void> {
  const { due } = await registrationView(em, partner, now)
  const inTheWay = due.filter(({ blocks }) => blocks !== 'nothing' && blocks !== 'earnings')
  if (inTheWay.length === 0) return
  const names = inTheWay.map(({ code, field }) => field ?? code).join(', ')
  throw new Problem('RULE_VIOLATION', sentence('approvalInTheWay', { names }))
}

/**
 * The entries of the sanctions list that somebody looked into and found to be others.
 * @throws Problem RULE_VIOLATION while one is left that nobody looked into, UNAVAILABLE without a list
 */
function clearedOf(
  partner: PartnerRow,
  list: readonly ListedName[] | null,
  somebodyElse: readonly string[],
): string[] {
  if (!list)
    throw new Problem('UNAVAILABLE', 'The sanctions list cannot be read right now, so nobody is approved.')
  const alike = likeListed(partner, list)
  const left = alike.filter(({ entry }) => !somebodyElse.includes(entry))
  if (left.length === 0) return alike.map(({ entry }) => entry)
  const names = left.map(({ listedName, entry }) => `${listedName} (${entry})`).join(', ')
  throw new Problem('RULE_VIOLATION', sentence('namesLikeListed', { names }))
}
