import { sql } from 'kysely'
import { Booking, type BookingRow } from '../booking/booking.entity.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import { Problem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { findQuote } from '#prices/quotes/quotes.service.ts'
import type { CheckoutSessionRow } from './checkout-session.entity.ts'
import { toJourney } from './checkout-view.ts'
import { findCheckout } from './find-checkout.ts'

type Schemas = components['schemas']

/**
 * Gives a partner what came of a checkout, once; with the same Idempotency-Key the same answer again. Nothing in it
 * tells who travels. The result of a paid booking is the last; one that was not paid yet can be followed by another.
 * @throws Problem RESULT_TOKEN_INVALID, RESULT_TOKEN_USED
 */
export async function redeem(
  context: Context,
  partner: PartnerCall,
  resultToken: string,
  key: string | undefined,
): Promise<Schemas['CheckoutResult']> {
  const body = { resultHash: tokenHash(resultToken) }
  return once(
    context,
    { userId: partner.partnerId, operation: 'redeemCheckoutResult', key, body },
    {
      prepare: () => redeemable(context, partner, body.resultHash),
      async create(em, { id }) {
        const { numAffectedRows } = await sql`
          update checkout_session c set
            result_redeemed_at = case when b.payment_status = 'completed' then ${context.now()}::timestamptz end,
            result_hash = case when b.payment_status = 'completed' then c.result_hash end
          from checkout_session own left join booking b on b.id = own.booking_id
          where own.id = c.id and c.id = ${id} and c.result_hash = ${body.resultHash}
            and c.result_redeemed_at is null`.execute(em.getKysely())
        if (numAffectedRows !== 1n) throw taken()
        return { resource: id }
      },
      finish: (id) => resultOf(context, id),
      // Where somebody wanted to go is not kept: it is read again where it is asked for again.
      isKept: ({ outcome }) => outcome !== 'cancelled',
    },
  )
}

async function redeemable(
  context: Context,
  partner: PartnerCall,
  resultHash: string,
): Promise<CheckoutSessionRow> {
  const checkout = await findCheckout(context, { resultHash })
  const isKnown = checkout && checkout.partnerId === partner.partnerId
  if (isKnown && checkout.resultRedeemedAt) throw taken()
  if (!isKnown || !checkout.resultExpiresAt || checkout.resultExpiresAt <= context.now()) {
    throw unknown()
  }
  return checkout
}

function unknown(): Problem {
  return new Problem('RESULT_TOKEN_INVALID', 'This result token is not known, or its time is over.')
}

function taken(): Problem {
  return new Problem('RESULT_TOKEN_USED', 'This result was taken before, and can be taken only once.')
}

async function resultOf(context: Context, id: string): Promise<Schemas['CheckoutResult']> {
  const checkout = await findCheckout(context, { id })
  if (!checkout) throw new Error(`The checkout ${id} is gone.`)
  if (checkout.bookingId === null || checkout.bookingId === undefined) return cancelled(context, checkout)
  const booking = await findRow(context.orm.em.fork(), Booking, { id: checkout.bookingId })
  if (!booking) throw new Error(`The booking of the checkout ${id} is gone.`)
  return toBooked(checkout, booking)
}

async function cancelled(
  context: Context,
  checkout: CheckoutSessionRow,
): Promise<Schemas['CancelledCheckout']> {
  const quote = await findQuote(context, checkout.quoteId)
  if (!quote) throw unknown()
  return {
    outcome: 'cancelled',
    checkoutSessionId: checkout.id,
    journey: toJourney(quote),
    extras: quote.extras,
    accessLevel: quote.accessLevel,
    test: checkout.isTest,
  }
}

function toBooked(checkout: CheckoutSessionRow, booking: BookingRow): Schemas['BookedCheckout'] {
  return {
    outcome: checkout.resultRedeemedAt ? 'booked' : 'unpaid',
    checkoutSessionId: checkout.id,
    bookingNumber: booking.bookingNumber,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    totalPrice: booking.totalCents / 100,
    totalPriceCents: booking.totalCents,
    discount: booking.discountCents / 100,
    discountCents: booking.discountCents,
    currency: 'EUR',
    promoCode: booking.promoCode ?? null,
    attribution: booking.attribution ?? {},
    test: booking.isTest,
  }
}
