import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { assertMatches, entityTag } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import {
  addPromo,
  assertCanAdd,
  createPromo,
  promoOf,
  type NewPromo,
} from '#prices/promotions/create-promo.ts'
import { normaliseCode } from '#prices/promotions/promo-rules.ts'
import { PromoCode, type PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { isLarge, widens } from './promo-alone.ts'
import { limitedBy, lockPromo, noSuchCode, setLimits } from './promo-limits.ts'
import { recordMade } from './promo-record.ts'
import { limitsOf, newPromoOf, promoView } from './promo-view.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** The tag of a code that is still to be made. */
export const NO_CODE_YET = 'new'

/** @throws Problem NOT_FOUND */
export async function getPromo({ orm }: Context, code: string): Promise<PromoCodeRow> {
  const row = await findRow(orm.em.fork(), PromoCode, { code: normaliseCode(code) })
  if (!row) throw noSuchCode()
  return row
}

/** Makes a code at once, whatever it takes off: for the command line. @throws Problem as `createPromo` does */
export async function makePromo(
  { orm, now }: Pick<Context, 'orm' | 'now'>,
  by: Administrator | null,
  { reason, ...wish }: NewPromo & { reason: string },
): Promise<PromoCodeRow> {
  const deed = { by, reason, now: now(), batchId: null }
  return createPromo(orm, wish, deed.now, (em, row) => recordMade(em, row, deed))
}

/**
 * Makes a code, or asks a second person for it where it takes much off.
 * @returns the code, or the id of the approval
 * @throws Problem RULE_VIOLATION as `createPromo` does, APPROVAL_WAITS
 */
export async function offerPromo(
  context: Context,
  by: Administrator,
  wish: Schemas['PromoCodeRequest'],
): Promise<PromoCodeRow | string> {
  const now = context.now()
  const { reason } = wish
  const row = promoOf(newPromoOf(wish), now)
  return context.orm.em.fork().transactional(async (em) => {
    if (isLarge(row)) {
      await assertCanAdd(em, row)
      const facts = { promoCode: { ...wish, code: row.code } }
      const wanted = { kind: 'promo-code', of: { promoCode: row.code }, amountCents: null } as const
      return requestApproval(context, em, by, { ...wanted, facts, reason, recordTag: NO_CODE_YET })
    }
    const made = await addPromo(em, row)
    await recordMade(em, made, { by, reason, now, batchId: null })
    return made
  })
}

/**
 * Sets other limits, or asks a second person where a code that takes much off could be used longer or more often; what is left out
 * stays.
 * @returns the code, or the id of the approval
 * @throws Problem NOT_FOUND, RULE_VIOLATION, PRECONDITION_FAILED, APPROVAL_WAITS
 */
export async function changePromo(
  context: Context,
  by: Administrator,
  code: string,
  wish: Schemas['PromoCodeChange'],
  ifMatch: string | undefined,
): Promise<PromoCodeRow | string> {
  return underLock(context, code, ifMatch, async (em, row) => {
    const { reason } = wish
    const now = context.now()
    const { endsAt, maxUses, maxUsesPerTraveller } = limitedBy(row, wish, now)
    const limits = { endsAt, maxUses, maxUsesPerTraveller }
    if (!isLarge(row) || !widens(row, limits)) {
      const deed = { by, reason, now, batchId: null }
      return setLimits(em, row, limits, 'promo-code.changed', deed)
    }
    const facts = { promoChange: { ...wish, code: row.code } }
    const wanted = { kind: 'promo-code', of: { promoCode: row.code }, amountCents: null } as const
    const recordTag = entityTag(limitsOf(row))
    return requestApproval(context, em, by, { ...wanted, facts, reason, recordTag })
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
  return underLock(context, code, ifMatch, async (em, row) => {
    const now = context.now()
    if (row.endsAt && row.endsAt <= now) throw new Problem('RULE_VIOLATION', sentence('promoEnded'))
    const deed = { by, reason, now, batchId: null }
    return setLimits(em, row, { endsAt: now }, 'promo-code.ended', deed)
  })
}

async function underLock<Result>(
  context: Context,
  code: string,
  ifMatch: string | undefined,
  change: (em: EntityManager, row: PromoCodeRow) => Promise<Result>,
): Promise<Result> {
  return context.orm.em.fork().transactional(async (em) => {
    const row = await lockPromo(em, code)
    assertMatches(ifMatch, promoView(row))
    return change(em, row)
  })
}
