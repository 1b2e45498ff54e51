import { sql } from 'kysely'
import { heldUser, holdUser } from '#people/accounts/find-user.ts'
import type { Context } from '#platform/context/context.ts'
import { ask, askTogether } from '#platform/database/ask-together.ts'
import { keepPlans } from '#platform/database/kept-plans.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { nextKey } from '#platform/database/rows.ts'
import { takePromo } from '#prices/promotions/promotions.service.ts'
import { usesOf } from '#prices/quotes/keep-quote.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { Booking, type BookingRow } from '../booking/booking.entity.ts'

/** Thrown inside the transaction when another booking used the quote, or the last of its promo code, first. */
export class QuoteTaken extends Error {
  readonly problem: 'QUOTE_UNAVAILABLE' | 'PRICE_CHANGED'
  readonly quote: QuoteRow

  constructor(problem: QuoteTaken['problem'], quote: QuoteRow) {
    super(problem)
    this.problem = problem
    this.quote = quote
  }
}

/**
 * Uses the quote up, for an account that is held until the transaction ends.
 * @returns the key of the booking that it is for, drawn in the same message
 */
export async function takeQuote(
  em: EntityManager,
  quote: QuoteRow,
  userId: string,
  now: Date,
): Promise<number> {
  // Prices lie in partitions by the time they go: using one up is planned once for all of these.
  await keepPlans(em)
  const account = { held: heldUser(userId), condition: sql`exists (select 1 from held)` }
  const [first, ...others] = usesOf(em, quote, { userId, now }, account)
  const [key, isTaken] = await askTogether<[number, boolean]>(em, [nextKey(em, Booking), first()])
  if (isTaken) return key
  for (const attempt of others) if (await ask(em, attempt())) return key
  await holdUser(em, userId)
  throw new QuoteTaken('QUOTE_UNAVAILABLE', quote)
}

/** Counts the promo code's use; one that others used up meanwhile takes the price with it. */
export async function usePromo(
  context: Context,
  em: EntityManager,
  quote: QuoteRow,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const promoCodeId = quote.promo?.promoCodeId
  if (!promoCodeId) return
  const { id: bookingId, userId, discountCents, isTest } = booking
  const isTaken = await takePromo(context, em, { promoCodeId, bookingId, userId, discountCents, isTest, now })
  if (!isTaken) throw new QuoteTaken('PRICE_CHANGED', quote)
}
