import { z } from 'zod'
import type { GatewayEvent } from '../gateway.ts'

/** Under this name Stripe keeps our session's id, with its session and with the payment that comes of it. */
export const OUR_ID = 'payment_session'

/** Expanded on request, too. Only cards have a fingerprint. */
const paymentMethod = z
  .union([z.string(), z.object({ card: z.object({ fingerprint: z.string().max(200).nullish() }).nullish() })])
  .nullish()

/** What we read of a Checkout session, in events and in answers alike. */
export const stripeSession = z.object({
  id: z.string().min(1).max(200),
  status: z.string().nullish(),
  payment_status: z.string(),
  /** Expanded on request: an id in events. */
  payment_intent: z
    .union([z.string(), z.object({ status: z.string(), payment_method: paymentMethod })])
    .nullish(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  /** In the currency's smallest unit. */
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
})

export type StripeSession = z.infer<typeof stripeSession>

/** @returns null when the session is about no amount, as one is that only keeps a card */
export function eventOf(
  session: StripeSession,
  id: string,
  outcome: GatewayEvent['outcome'],
): GatewayEvent | null {
  const { amount_total: amountCents, currency } = session
  if (typeof amountCents !== 'number' || !currency) return null
  // A session that somebody opened by other means has no id of ours; its own lets a person find it.
  const sessionId = session.metadata?.[OUR_ID] ?? session.client_reference_id ?? session.id
  const card = cardOf(session)
  return { id, sessionId, outcome, amountCents, currency: currency.toUpperCase(), ...(card && { card }) }
}

/** What a completed session came to: money that is there, or a payment that clears in some days. */
export function completedAs({ payment_status }: StripeSession): 'paid' | 'processing' {
  return payment_status === 'unpaid' ? 'processing' : 'paid'
}

/** What became of a session that Stripe was asked about, with its payment expanded. */
export function outcomeOf(session: StripeSession): GatewayEvent['outcome'] | 'open' {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent?.status : undefined
  // A payment that was to clear later and did not is asked for anew, or given up.
  const hasFailed = payment === 'requires_payment_method' || payment === 'canceled'
  return session.payment_status === 'unpaid' && hasFailed ? 'declined' : completedAs(session)
}

/** What Stripe calls the card that paid: the same for the same card in all of an account (docs.stripe.com/api/cards/object). */
function cardOf({ payment_intent: payment }: StripeSession): string | undefined {
  const method = typeof payment === 'object' ? payment?.payment_method : undefined
  const fingerprint = typeof method === 'object' ? method?.card?.fingerprint : undefined
  return fingerprint ? `stripe ${fingerprint}` : undefined
}
