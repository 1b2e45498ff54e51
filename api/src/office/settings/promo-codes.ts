import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { assertTerms, createPromo, type NewPromo } from '#prices/promotions/create-promo.ts'
import { normaliseCode } from '#prices/promotions/promo-rules.ts'
import { PromoCode, type PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import type { AuditAction, AuditFacts } from '../audit/audit-entry.entity.ts'

type Schemas = components['schemas']

/** A code as the back office shows it, and as its tag is made of. */
export function promoView(row: PromoCodeRow): Schemas['PromoCodeRecord'] {
  return {
    code: row.code,
    percent: row.percent ?? null,
    amountCents: row.amountCents ?? null,
    partnerId: row.partnerId ?? null,
    vehicleTypeIds: row.vehicleTypeIds ?? null,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses ?? null,
    maxUsesPerTraveller: row.maxUsesPerTraveller ?? null,
    uses: row.uses,
  }
}

/** @throws Problem NOT_FOUND */
export async function getPromo({ orm }: Context, code: string): Promise<PromoCodeRow> {
  const row = await findRow(orm.em.fork(), PromoCode, { code: normaliseCode(code) })
  if (!row) throw noSuchCode()
  return row
}

/** Makes a code, written down with who made it and why. @throws Problem as `createPromo` does */
export async function makePromo(
  { orm, now }: Pick<Context, 'orm' | 'now'>,
  by: Administrator | null,
  { reason, ...wish }: NewPromo & { reason: string },
): Promise<PromoCodeRow> {
  return createPromo(orm, wish, now(), async (em, row) => {
    const { code, percent, amountCents, maxUses } = row
    const facts = {
      code,
      percent: percent ?? null,
      amountCents: amountCents ?? null,
      maxUses: maxUses ?? null,
      endsAt: row.endsAt?.toISOString() ?? null,
    }
    await recordAudit(em, deedOf(by, 'promo-code.created', row.id, null, facts, reason), now())
  })
}

/** Other limits; what is left out stays. @throws Problem NOT_FOUND, RULE_VIOLATION, PRECONDITION_FAILED */
export async function changePromo(
  context: Context,
  by: Administrator,
  code: string,
  { reason, ...wish }: Schemas['PromoCodeChange'],
  ifMatch: string | undefined,
): Promise<PromoCodeRow> {
  return underLock(context, code, ifMatch, async (row, save) => {
    const before = limitsOf(row)
    if (wish.endsAt !== undefined) row.endsAt = momentOf(wish.endsAt)
    if (wish.maxUses !== undefined) row.maxUses = wish.maxUses
    if (wish.maxUsesPerTraveller !== undefined) row.maxUsesPerTraveller = wish.maxUsesPerTraveller
    if (wish.endsAt !== undefined) assertTerms(row, context.now())
    await save(deedOf(by, 'promo-code.changed', row.id, before, limitsOf(row), reason))
  })
}

/** It holds no more; prices that hold it keep it until they run out. @throws Problem NOT_FOUND, RULE_VIOLATION, PRECONDITION_FAILED */
export async function finishPromo(
  context: Context,
  by: Administrator,
  code: string,
  { reason }: Schemas['PromoCodeEnd'],
  ifMatch: string | undefined,
): Promise<PromoCodeRow> {
  return underLock(context, code, ifMatch, async (row, save) => {
    const now = context.now()
    if (row.endsAt && row.endsAt <= now) throw new Problem('RULE_VIOLATION', 'This code has ended already.')
    const before = limitsOf(row)
    row.endsAt = now
    await save(deedOf(by, 'promo-code.ended', row.id, before, limitsOf(row), reason))
  })
}

type Deed = Parameters<typeof recordAudit>[1]

async function underLock(
  context: Context,
  code: string,
  ifMatch: string | undefined,
  change: (row: PromoCodeRow, save: (deed: Deed) => Promise<void>) => Promise<void>,
): Promise<PromoCodeRow> {
  return context.orm.em.fork().transactional(async (em) => {
    const row = await lockRow(em, PromoCode, sql`code = ${normaliseCode(code)}`)
    if (!row) throw noSuchCode()
    assertMatches(ifMatch, promoView(row))
    await change(row, async (deed) => {
      await saveRow(em, PromoCode, row)
      await recordAudit(em, deed, context.now())
    })
    return row
  })
}

function deedOf(
  by: Administrator | null,
  action: AuditAction,
  id: string,
  before: AuditFacts | null,
  after: AuditFacts,
  reason: string,
): Deed {
  return {
    by,
    action,
    subject: 'promo-code',
    subjectId: id,
    before,
    after,
    personId: null,
    reason: reason.trim(),
  }
}

const limitsOf = ({ code, endsAt, maxUses, maxUsesPerTraveller }: PromoCodeRow): AuditFacts => ({
  code,
  endsAt: endsAt?.toISOString() ?? null,
  maxUses: maxUses ?? null,
  maxUsesPerTraveller: maxUsesPerTraveller ?? null,
})

/** The moment of a text of the contract. */
export const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

const noSuchCode = () => new Problem('NOT_FOUND', 'There is no such promo code.')
