import { Stripe } from 'stripe'
import { unopened, type GatewayEvent, type PaymentGateway } from '../gateway.ts'
import type { StripeKeys } from '#platform/settings/payment-settings.ts'
import { checkoutPage } from './checkout-page.ts'
import { stripeFailure } from './stripe-error.ts'
import { readStripeEvent } from './stripe-event.ts'
import { refundAtStripe } from './stripe-refund.ts'
import { eventOf, OUR_ID, outcomeOf, stripeSession } from './stripe-session.ts'

/** For one attempt, in milliseconds; and how many more follow one that failed. */
const PATIENCE = { timeout: 10_000, maxNetworkRetries: 2 }

/** So long one waits for an answer that only shows that there is one, in milliseconds. */
const LOOK_MS = 5_000

/** Stripe Checkout: cards and whatever else the account takes, on Stripe's own pages. */
export function stripeGateway(keys: StripeKeys, now: () => Date, patience = PATIENCE): PaymentGateway {
  const stripe = new Stripe(keys.secretKey, { ...patience, ...addressOf(keys.apiUrl), telemetry: false })
  const { sessions } = stripe.checkout

  const gateway: PaymentGateway = {
    name: 'stripe',
    tellsCardWhenAsked: true,
    async open(session) {
      const page = await orFailure(
        sessions.create(checkoutPage(session, now()), { idempotencyKey: session.id }),
      )
      if (!page.url) throw new Error('Stripe opened a session without a page.')
      return { redirectUrl: page.url, gatewayReference: page.id }
    },
    readEvent: (body, headers) =>
      readStripeEvent(keys.webhookSecret, body, headers['stripe-signature'], now()),
    async look(session) {
      return session.gatewayReference ? find(session.gatewayReference) : unopened(session, now())
    },
    async sessionOfPayment(payment) {
      const { metadata } = await orFailure(stripe.paymentIntents.retrieve(payment))
      return metadata[OUR_ID] ?? null
    },
    refund: (order) => refundAtStripe(stripe, order),
    async answers() {
      try {
        await stripe.balance.retrieve({}, { timeout: LOOK_MS, maxNetworkRetries: 0 })
      } catch (error) {
        // A restricted key may not read the balance; that it is told so shows that Stripe answers, and knows it.
        if (!(error instanceof Stripe.errors.StripePermissionError)) throw stripeFailure(error)
      }
    },
    async close(session) {
      if (!session.gatewayReference && unopened(session, now()) !== 'open') return 'closed'
      // Asked for again, the page that may be about to open is the one that is closed here.
      const id = session.gatewayReference ?? (await gateway.open(session)).gatewayReference
      try {
        await sessions.expire(id)
        return 'closed'
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw stripeFailure(error)
        const found = await find(id)
        if (found === 'open') throw stripeFailure(error)
        return found.outcome === 'expired' ? 'closed' : found
      }
    },
  }
  return gateway

  async function find(id: string): Promise<GatewayEvent | 'open'> {
    const answer = await orFailure(sessions.retrieve(id, { expand: ['payment_intent.payment_method'] }))
    const read = stripeSession.safeParse(answer)
    if (!read.success) throw new Error('Stripe described a session in a way that is not known.')
    const outcome = outcomeOf(read.data)
    if (outcome === 'open') return 'open'
    const event = eventOf(read.data, `${id}:${outcome}`, outcome)
    if (!event) throw new Error('Stripe described a session without an amount.')
    return event
  }
}

async function orFailure<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw stripeFailure(error)
  }
}

/** Of a server that stands in for Stripe's. */
function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
