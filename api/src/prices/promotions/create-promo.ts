import {
  PROMO_CODE_NAME_MAX_LENGTH,
  PROMO_CODE_NAME_MIN_LENGTH,
  PROMO_PERCENT_MAXIMUM,
  PROMO_PERCENT_MINIMUM,
  VEHICLE_CLASSES,
} from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import { Partner } from '#people/partners/partner.entity.ts'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { PromoCode, type PromoCodeRow } from './promo-code.entity.ts'
import { normaliseCode } from './promo-rules.ts'
import { sentence, type Sentence } from '#platform/http/sentence.ts'

/** A code as somebody wants it; without a name one is made that nobody guesses. */
export type NewPromo = Partial<Omit<PromoCodeRow, 'id' | 'uses' | 'createdAt'>>

/** Letters and digits that nobody takes for one another; of twelve of them nobody guesses one that holds. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MADE_LENGTH = 12

/**
 * A code as it would be made, with a name that nobody guesses where none is wanted.
 * @throws Problem RULE_VIOLATION where it takes off nothing or twice, or ends before it begins
 */
export function promoOf(wish: NewPromo, now: Date): PromoCodeRow {
  const row = {
    id: randomUUID(),
    code: wish.code === undefined ? madeCode() : normaliseCode(wish.code),
    percent: wish.percent ?? null,
    amountCents: wish.amountCents ?? null,
    partnerId: wish.partnerId ?? null,
    vehicleTypeIds: wish.vehicleTypeIds ?? null,
    startsAt: wish.startsAt ?? null,
    endsAt: wish.endsAt ?? null,
    maxUses: wish.maxUses ?? null,
    maxUsesPerTraveller: wish.maxUsesPerTraveller ?? null,
    uses: 0,
    createdAt: now,
  }
  assertTerms(row, now)
  return row
}

/**
 * Makes a promo code by itself, as the command line does.
 * @param record told of it in the same transaction, at its end
 * @throws Problem as `promoOf` and `addPromo` do
 */
export async function createPromo(
  orm: Orm,
  wish: NewPromo,
  now: Date,
  record: (em: EntityManager, row: PromoCodeRow) => Promise<void> = async () => {},
): Promise<PromoCodeRow> {
  const row = promoOf(wish, now)
  return orm.em.fork().transactional(async (em) => {
    const made = await addPromo(em, row)
    await record(em, made)
    return made
  })
}

/** Adds a code. @throws Problem RULE_VIOLATION as `assertCanAdd` does */
export async function addPromo(em: EntityManager, row: PromoCodeRow): Promise<PromoCodeRow> {
  await assertCanAdd(em, row)
  return insertRow(em, PromoCode, row)
}

/**
 * Whether a code can be added, until the transaction ends: of two who make the same one at once the second waits, and finds it.
 * @throws Problem RULE_VIOLATION where it is there already, or is for nobody
 */
export async function assertCanAdd(
  em: EntityManager,
  { code, partnerId }: Pick<PromoCodeRow, 'code' | 'partnerId'>,
): Promise<void> {
  if (partnerId && !(await findRow(em, Partner, { id: partnerId })))
    throw broken('partnerId', sentence('noSuchPartner'))
  await sql`select pg_advisory_xact_lock(hashtext('promo-codes'))`.execute(em.getKysely())
  if (await findRow(em, PromoCode, { code })) throw broken('code', sentence('promoThere'))
}

type Terms = Pick<
  PromoCodeRow,
  | 'code'
  | 'percent'
  | 'amountCents'
  | 'vehicleTypeIds'
  | 'startsAt'
  | 'endsAt'
  | 'maxUses'
  | 'maxUsesPerTraveller'
>

/** What holds for every code, also when its end is moved. @throws Problem RULE_VIOLATION */
export function assertTerms(terms: Terms, now: Date): void {
  const { code, percent, amountCents, vehicleTypeIds, startsAt, endsAt } = terms
  const isLong = code.length >= PROMO_CODE_NAME_MIN_LENGTH && code.length <= PROMO_CODE_NAME_MAX_LENGTH
  if (!isLong || !/^[\p{L}\p{N}_-]+$/u.test(code)) throw broken('code', sentence('promoName', NAME_LENGTH))
  if (((percent ?? null) === null) === ((amountCents ?? null) === null))
    throw broken('percent', sentence('promoOneOfTwo'))
  const part = percent ?? PROMO_PERCENT_MINIMUM
  const isPart = part >= PROMO_PERCENT_MINIMUM && part <= PROMO_PERCENT_MAXIMUM
  if (!isPart || !Number.isInteger(part)) throw broken('percent', sentence('promoPart', PART))
  for (const field of ['amountCents', 'maxUses', 'maxUsesPerTraveller'] as const) {
    const value = terms[field] ?? 1
    if (!Number.isInteger(value) || value < 1) throw broken(field, sentence('promoWhole'))
  }
  if (vehicleTypeIds?.some((id) => !VEHICLE_CLASSES.some((each) => each.id === id)))
    throw broken('vehicleTypeIds', sentence('noSuchClass'))
  if (startsAt && endsAt && startsAt >= endsAt) throw broken('endsAt', sentence('promoEndsAfterStart'))
  if (endsAt && endsAt <= now) throw broken('endsAt', sentence('promoEndsPast'))
}

const NAME_LENGTH = { least: PROMO_CODE_NAME_MIN_LENGTH, most: PROMO_CODE_NAME_MAX_LENGTH }
const PART = { least: PROMO_PERCENT_MINIMUM, most: PROMO_PERCENT_MAXIMUM }

const broken = (field: string, says: Sentence) => fieldProblem('RULE_VIOLATION', field, says)

function madeCode(): string {
  return Array.from({ length: MADE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
