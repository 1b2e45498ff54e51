import { INVOICING } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { lockCredit } from '#money/receivables/partner-standing.ts'
import type { PartnerCreditRow } from '#money/receivables/partner-credit.entity.ts'
import { Partner, type PartnerRow } from '#people/partners/partner.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow } from '#platform/database/rows.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import { approvalRequested } from '../approvals/approval-requested.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { noSuchPartner } from '../lists/partner-record.ts'
import { creditOf } from './credit-view.ts'

type Schemas = components['schemas']
type Answer =
  | { status: 200; body: Schemas['PartnerCredit'] }
  | { status: 202; body: Schemas['ApprovalRequested'] }

/**
 * Gives an approved partner a credit, or asks a second person for that where it is more than before and above a sum. Zero can be said of
 * any partner.
 * @throws Problem NOT_FOUND, PARTNER_STATE, APPROVAL_WAITS, RULE_VIOLATION without a reason
 */
export async function setCredit(
  context: Context,
  by: Administrator,
  partnerId: string,
  { limitCents, daysToPay, reason }: Schemas['CreditOrder'],
): Promise<Answer> {
  const why = reason.trim()
  if (why === '') throw new Problem('RULE_VIOLATION', sentence('reasonMissing'))
  const approvalId = await context.orm.em.fork().transactional(async (em) => {
    const { partner, credit } = await hold(em, partnerId)
    assertMayHave(partner, limitCents)
    const isMore = limitCents > (credit?.limitCents ?? 0)
    if (!isMore || limitCents <= INVOICING.limitSecondPersonCents) {
      await store(context, em, { partnerId, credit }, { limitCents, daysToPay }, { by, why, batchId: null })
      return null
    }
    const wanted = { partnerId, partnerName: partner.legalName ?? partner.name, limitCents, daysToPay }
    return requestApproval(context, em, by, {
      kind: 'partner-credit',
      of: { partnerId },
      amountCents: limitCents,
      reason: why,
      facts: { credit: wanted },
      recordTag: tagOf(partnerId, credit),
    })
  })
  if (approvalId) return approvalRequested(context, approvalId)
  return { status: 200, body: await creditOf(context.orm.em.fork(), partnerId, context.now()) }
}

/** A high limit is set once a second person has agreed. */
export const creditApproval: ApprovalKind = {
  kind: 'partner-credit',
  needsProof: false,
  roles: () => ['finance'],
  async hold(_context, em, { facts }) {
    const { partnerId } = wantedOf(facts)
    return tagOf(partnerId, (await hold(em, partnerId)).credit)
  },
  async carryOut(context, em, { id: batchId, facts, reason }, by) {
    const { partnerId, limitCents, daysToPay } = wantedOf(facts)
    const { partner, credit } = await hold(em, partnerId)
    assertMayHave(partner, limitCents)
    const why = reason ?? null
    await store(context, em, { partnerId, credit }, { limitCents, daysToPay }, { by, why, batchId })
  },
}

function wantedOf({ credit }: Schemas['ApprovalWish']): Schemas['WantedCredit'] {
  if (!credit) throw new Error('This approval is of no credit.')
  return credit
}

/** The partner first: two who give the same one its first credit wait for each other. */
async function hold(em: EntityManager, partnerId: string) {
  const partner = await lockRow(em, Partner, sql`id = ${partnerId}`)
  if (!partner) throw noSuchPartner()
  return { partner, credit: await lockCredit(em, partnerId) }
}

function assertMayHave({ state }: PartnerRow, limitCents: number): void {
  if (limitCents > 0 && state !== 'approved') throw new Problem('PARTNER_STATE', sentence('creditOfApproved'))
}

const tagOf = (partnerId: string, credit: PartnerCreditRow | null) =>
  entityTag({ partnerId, limitCents: credit?.limitCents ?? 0, daysToPay: credit?.daysToPay ?? 0 })

async function store(
  { now }: Context,
  em: EntityManager,
  { partnerId, credit }: { partnerId: string; credit: PartnerCreditRow | null },
  terms: Pick<PartnerCreditRow, 'limitCents' | 'daysToPay'>,
  { by, why, batchId }: { by: Administrator; why: string | null; batchId: string | null },
): Promise<void> {
  const at = now()
  await sql`
    insert into partner_credit (partner_id, limit_cents, days_to_pay, set_at, set_by)
    values (${partnerId}, ${terms.limitCents}, ${terms.daysToPay}, ${at}, ${by.id})
    on conflict (partner_id) do update set limit_cents = excluded.limit_cents, days_to_pay = excluded.days_to_pay,
      set_at = excluded.set_at, set_by = excluded.set_by`.execute(em.getKysely())
  const deed = { by, action: 'partner.credit-set', subject: 'partner', subjectId: partnerId } as const
  const before = credit && { limitCents: credit.limitCents, daysToPay: credit.daysToPay }
  await recordAudit(em, { ...deed, before, after: { ...terms }, personId: null, reason: why, batchId }, at)
}
