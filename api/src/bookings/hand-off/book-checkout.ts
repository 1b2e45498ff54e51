import { sql } from 'kysely'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { keepQuote } from '#prices/quotes/keep-quote.ts'
import { AS_LONG_AS_NEEDED } from '#prices/quotes/quote-periods.ts'
import { findQuote } from '#prices/quotes/quotes.service.ts'
import { termsOf, type QuoteTerms } from '#prices/quotes/quote-for-booking.ts'
import { checkoutExpired, findCheckout, isOver, isOwn } from './find-checkout.ts'

/** A checkout that is about to become a booking. */
export interface CheckoutForBooking {
  id: string
  /** Its prices are the partner's, with its promo code and campaign. */
  terms: QuoteTerms | undefined
}

/**
 * The checkout that a traveller may book: opened in this browser, or by this person.
 * @param openedHere the checkouts that the browser has opened
 * @throws Problem NOT_FOUND, CHECKOUT_EXPIRED
 */
export async function checkoutForBooking(
  context: Context,
  id: string,
  userId: string,
  openedHere: readonly string[],
): Promise<CheckoutForBooking> {
  const checkout = await findCheckout(context, { id })
  if (!checkout || !isOwn(checkout, userId, openedHere)) {
    throw new Problem(
      'NOT_FOUND',
      'There is no such checkout. Please start again from the page you came from.',
    )
  }
  if (!checkout.bookingId && isOver(checkout, context.now())) {
    throw checkoutExpired()
  }
  const quote = await findQuote(context, checkout.quoteId)
  return { id, terms: quote ? termsOf(quote, userId) : undefined }
}

/**
 * Joins booking and checkout, in the booking's transaction.
 * @throws Problem CHECKOUT_LINK_USED when it has a booking already
 */
export async function attachBooking(
  em: EntityManager,
  { id }: CheckoutForBooking,
  booking: BookingRow,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update checkout_session set booking_id = ${booking.id}, user_id = ${booking.userId}, quote_id = ${booking.quoteId}
    where id = ${id} and booking_id is null`.execute(em.getKysely())
  if (numAffectedRows === 1n) return
  throw new Problem(
    'CHECKOUT_LINK_USED',
    'This checkout has been booked already. You find it in your dashboard.',
  )
}

/**
 * A refusal with a fresh price: the checkout goes on with that price. The one before is the traveller's from then on, as
 * nothing else would say whose it was.
 */
export async function refreshed(
  context: Context,
  checkout: CheckoutForBooking | undefined,
  userId: string,
  problem: Problem,
): Promise<Problem> {
  const fresh = problem.extra['quote'] as { quoteId: string } | undefined
  if (checkout && fresh) {
    await context.orm.em.fork().transactional(async (em) => {
      await keepQuote(em, { id: fresh.quoteId })
      await sql`
        with left_behind as (
          update quote q set user_id = ${userId} from checkout_session c
          where c.id = ${checkout.id} and c.booking_id is null and q.id = c.quote_id
            and q.kept_until = ${AS_LONG_AS_NEEDED} and q.user_id is null and q.used_at is null)
        update checkout_session set quote_id = ${fresh.quoteId} where id = ${checkout.id} and booking_id is null`.execute(
        em.getKysely(),
      )
    })
  }
  return problem
}
