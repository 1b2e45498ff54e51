import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { findRow, insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { Partner } from '#people/partners/partner.entity.ts'
import { normaliseCode } from '#prices/promotions/promo-rules.ts'
import { PromoCode, type PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import type { AuditAction, AuditFacts } from '../audit/audit-entry.entity.ts'

type Schemas = components['schemas']

/** Letters and digits that nobody takes for one another; of twelve of them nobody guesses one that holds. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MADE_LENGTH = 12

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

/** @throws Problem RULE_VIOLATION where it takes off nothing or twice, ends before it begins, is there already, or is for nobody */
export async function makePromo(
  context: Context,
  by: Administrator,
  { reason, ...wish }: Schemas['PromoCodeRequest'],
): Promise<PromoCodeRow> {
  const now = context.now()
  const row = {
    id: randomUUID(),
    code: wish.code === undefined ? madeCode() : normaliseCode(wish.code),
    percent: wish.percent ?? null,
    amountCents: wish.amountCents ?? null,
    partnerId: wish.partnerId ?? null,
    vehicleTypeIds: wish.vehicleTypeIds ?? null,
    startsAt: momentOf(wish.startsAt),
    endsAt: momentOf(wish.endsAt),
    maxUses: wish.maxUses ?? null,
    maxUsesPerTraveller: wish.maxUsesPerTraveller ?? null,
    uses: 0,
    createdAt: now,
  }
  assertTerms(row, now)
  return context.orm.em.fork().transactional(async (em) => {
    if (row.partnerId !== null && !(await findRow(em, Partner, { id: row.partnerId })))
      throw fieldProblem('RULE_VIOLATION', 'partnerId', 'There is no such partner.')
    // Two who make the same code at once: the second waits, and finds it.
    await sql`select pg_advisory_xact_lock(hashtext('promo-codes'))`.execute(em.getKysely())
    if (await findRow(em, PromoCode, { code: row.code }))
      throw fieldProblem('RULE_VIOLATION', 'code', 'There is such a code already.')
    const made = await insertRow(em, PromoCode, row)
    const { code, percent, amountCents, maxUses } = row
    const facts = { code, percent, amountCents, maxUses, endsAt: row.endsAt?.toISOString() ?? null }
    await recordAudit(em, deedOf(by, 'promo-code.created', row.id, null, facts, reason), now)
    return made
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
  by: Administrator,
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

function assertTerms(
  {
    percent,
    amountCents,
    vehicleTypeIds,
    startsAt,
    endsAt,
  }: Pick<PromoCodeRow, 'percent' | 'amountCents' | 'vehicleTypeIds' | 'startsAt' | 'endsAt'>,
  now: Date,
): void {
  if (((percent ?? null) === null) === ((amountCents ?? null) === null))
    throw fieldProblem(
      'RULE_VIOLATION',
      'percent',
      'A code takes off a part or an amount: give one of the two.',
    )
  if (vehicleTypeIds?.some((id) => !VEHICLE_CLASSES.some((each) => each.id === id)))
    throw fieldProblem('RULE_VIOLATION', 'vehicleTypeIds', 'There is no such class.')
  if (endsAt && endsAt <= now) throw fieldProblem('RULE_VIOLATION', 'endsAt', 'It ends in the future.')
  if (startsAt && endsAt && startsAt >= endsAt)
    throw fieldProblem('RULE_VIOLATION', 'endsAt', 'A code ends after it begins.')
}

const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

function madeCode(): string {
  return Array.from({ length: MADE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

const noSuchCode = () => new Problem('NOT_FOUND', 'There is no such promo code.')
