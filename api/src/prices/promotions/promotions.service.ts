import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import type { FareLine } from '../pricing/fare-line.ts'
import { PromoCode } from './promo-code.entity.ts'
import {
  appliedPromo,
  asksWhoItIs,
  discountOf,
  limitRefusal,
  normaliseCode,
  promoRefusal,
  refusedPromo,
  type PromoTerms,
  type QuotePromo,
  type TravellerFacts,
} from './promo-rules.ts'
import { promoTraveller, type PromoTraveller } from './traveller-of-promo.ts'

export interface PromoRequest {
  code: string
  partnerId: string | null
  userId: string | undefined
}

/** What a code does to a price: what the quote says of it, and the line that lowers the price, if any. */
export interface PromoResult {
  promo: QuotePromo
  line?: FareLine
}

/**
 * Reads a promo code and holds it against prices of several classes. One that does not hold refuses nothing: the price stays,
 * and the answer says why.
 * @returns what it does to a price in EUR cents of a class
 */
export async function promoFor(
  context: Context,
  request: PromoRequest,
): Promise<(totalCents: number, vehicleTypeId: number) => PromoResult> {
  const em = context.orm.em.fork()
  const code = normaliseCode(request.code)
  const promo = await findRow(em, PromoCode, { code })
  const { facts } = await travellerFacts(context, em, promo, request.userId)
  const now = context.now()
  return (totalCents, vehicleTypeId) => {
    const reason = promoRefusal(promo, {
      vehicleTypeId,
      partnerId: request.partnerId,
      now,
      ...facts,
    })
    if (reason || !promo) return { promo: refusedPromo(code, reason ?? 'UNKNOWN', promo) }
    return appliedPromo(promo, discountOf(promo, totalCents))
  }
}

/**
 * Counts a booking made with a code, in the booking's transaction. The row's lock makes bookings that come together
 * take turns, so that no more get through than the limits allow. A test is held to the limits and uses nothing up.
 * @returns whether the code could still be used
 */
export async function takePromo(
  context: Context,
  em: EntityManager,
  use: {
    promoCodeId: string
    bookingId: number
    userId: string
    discountCents: number
    isTest: boolean
    now: Date
  },
): Promise<boolean> {
  const promo = await lockRow(em, PromoCode, sql`id = ${use.promoCodeId}`)
  if (!promo) return false
  const { traveller, facts } = await travellerFacts(context, em, promo, use.userId)
  if (limitRefusal(promo, facts)) return false
  if (use.isTest) return true
  promo.uses += 1
  await saveRow(em, PromoCode, promo)
  await sql`
    insert into promo_use (booking_id, promo_code_id, user_id, discount_cents, mailbox_key, created_at)
    values (${use.bookingId}, ${use.promoCodeId}, ${use.userId}, ${use.discountCents},
      ${traveller?.mailboxKey ?? null}, ${use.now})`.execute(em.getKysely())
  return true
}

/** Who uses a code, and what its limits ask of them; somebody unknown, and one whom no limit asks for, may use it. */
async function travellerFacts(
  context: Context,
  em: EntityManager,
  promo: PromoTerms | null,
  userId: string | undefined,
): Promise<{ traveller?: PromoTraveller; facts: TravellerFacts }> {
  if (!promo || !asksWhoItIs(promo) || userId === undefined)
    return { facts: { usedByTraveller: 0, isConfirmed: true } }
  const traveller = await promoTraveller(context, em, userId)
  const usedByTraveller = await usesBy(em, promo.id, traveller)
  return { traveller, facts: { usedByTraveller, isConfirmed: traveller.isConfirmed } }
}

/** How often a code was used by a traveller: through this account, this mailbox, or a card that this account has paid with. */
async function usesBy(
  em: EntityManager,
  promoCodeId: string,
  { userId, mailboxKey }: PromoTraveller,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from promo_use
    where promo_code_id = ${promoCodeId} and (user_id = ${userId} or mailbox_key = ${mailboxKey}
      or card_key in (select card_key from traveller_card where user_id = ${userId}))`.execute(em.getKysely())
  return rows[0]?.count ?? 0
}

/** The vehicle classes that a code is for; null for all. */
export async function classesOfPromo(em: EntityManager, id: string): Promise<readonly number[] | null> {
  return (await findRow(em, PromoCode, { id }))?.vehicleTypeIds ?? null
}

interface Discounted {
  id: number
  promoCode?: string | null
  userId: string
  discountCents: number
  isTest: boolean
}

/** Counts the use of a code again by a booking that is brought back, whatever its limits are by now: the discount stands. */
export async function retakePromo(
  context: Context,
  em: EntityManager,
  { id, promoCode, userId, discountCents, isTest }: Discounted,
  now: Date,
): Promise<void> {
  if (!promoCode || isTest) return
  const { mailboxKey } = await promoTraveller(context, em, userId)
  await sql`
    with taken as (
      insert into promo_use (booking_id, promo_code_id, user_id, discount_cents, mailbox_key, created_at)
      select ${id}, id, ${userId}, ${discountCents},
        case when max_uses_per_traveller is not null then ${mailboxKey}::text end, ${now}
      from promo_code where code = ${promoCode}
      on conflict do nothing returning promo_code_id)
    update promo_code set uses = uses + 1 from taken where id = taken.promo_code_id`.execute(em.getKysely())
}

/** Gives back the use of a code by a booking that is cancelled. Without one it does nothing. */
export async function releasePromo(em: EntityManager, bookingId: number): Promise<void> {
  await sql`
    with released as (delete from promo_use where booking_id = ${bookingId} returning promo_code_id)
    update promo_code set uses = uses - 1 from released where id = released.promo_code_id`.execute(
    em.getKysely(),
  )
}
