import type { Stripe } from 'stripe'
import { PAGE_LIFETIME } from '../gateway.ts'
import type { PaymentSessionRow } from '../payment-session.entity.ts'
import { OUR_ID } from './stripe-session.ts'

const MINUTE = 60 * 1000

/** Stripe takes a closing time from 30 minutes to 24 hours away; a minute each for clocks that differ. */
const SOONEST = 31 * MINUTE
const LATEST = PAGE_LIFETIME - MINUTE

/** Stripe's limit for what an item is called. */
const LONGEST_NAME = 250

/**
 * What Stripe is asked to collect. Asked again it must be the same to the letter, or Stripe takes the repeat for
 * another request: so the closing time counts from our session's own beginning.
 */
export function checkoutPage(session: PaymentSessionRow, now: Date): Stripe.Checkout.SessionCreateParams {
  const { id, amountCents, currency, description, payer, returnUrl, cancelUrl } = session
  const metadata = { [OUR_ID]: id }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product_data: { name: shortened(description) },
        },
      },
    ],
    client_reference_id: id,
    metadata,
    payment_intent_data: { metadata },
    customer_email: payer.email,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    locale: 'auto',
    expires_at: Math.floor(closingTime(session.createdAt, now) / 1000),
  }
}

/** Late repeats, close to the end or past it, get the shortest time there is. */
function closingTime(createdAt: Date, now: Date): number {
  return Math.max(createdAt.getTime() + LATEST, now.getTime() + SOONEST)
}

function shortened(text: string): string {
  const signs = Array.from(text)
  return signs.length <= LONGEST_NAME ? text : `${signs.slice(0, LONGEST_NAME - 1).join('')}…`
}
