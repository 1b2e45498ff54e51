import { Stripe } from 'stripe'
import { z } from 'zod'
import type { RefundAnswer, RefundOrder } from '../gateway.ts'
import { stripeFailure } from './stripe-error.ts'

/** Under this name Stripe keeps the key of the order, with its refund. */
const OUR_KEY = 'refund_order'

/** What we read of a refund, in events and in answers alike (docs.stripe.com/api/refunds/object). */
export const stripeRefund = z.object({
  id: z.string().min(1).max(200),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

type StripeRefund = z.infer<typeof stripeRefund>

/** Stripe lists so many refunds of a payment at most; nobody gives one payment back in more parts. */
const MOST = 100

/**
 * Sends money back, once for each key. Stripe forgets its idempotency keys after a day; so what is there already is looked for
 * first, by the key in its metadata.
 * @throws Error where asking again may help
 */
export async function refundAtStripe(
  { checkout, refunds }: Pick<Stripe, 'checkout' | 'refunds'>,
  { key, bookingId, amountCents, session }: RefundOrder,
): Promise<RefundAnswer> {
  if (!session.gatewayReference) return refused('unknown_session')
  try {
    const { payment_intent: payment } = await checkout.sessions.retrieve(session.gatewayReference)
    const intent = typeof payment === 'string' ? payment : payment?.id
    if (!intent) return refused('nothing_paid')
    const made = await refunds.list({ payment_intent: intent, limit: MOST })
    const known = made.data.find(({ metadata }) => metadata?.[OUR_KEY] === key)
    const metadata = { [OUR_KEY]: key, booking: String(bookingId) }
    const order = { payment_intent: intent, amount: amountCents, metadata }
    return answerOf(known ?? (await refunds.create(order, { idempotencyKey: `refund:${key}` })))
  } catch (error) {
    // It understood, and says no: asked again it would say the same.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'lock_timeout')
      return refused(error.code ?? 'refused')
    throw stripeFailure(error)
  }
}

/** The key of the order that a refund was made for; undefined for one that somebody made by other means. */
export const orderOf = ({ metadata }: StripeRefund): string | undefined => metadata?.[OUR_KEY]

/** What Stripe's description of a refund means. */
export function answerOf(refund: unknown): RefundAnswer {
  const read = stripeRefund.safeParse(refund)
  if (!read.success) throw new Error('Stripe described a refund in a way that is not known.')
  const { id: gatewayReference, status, failure_reason: why } = read.data
  if (status === 'succeeded') return { outcome: 'done', gatewayReference }
  if (status === 'failed' || status === 'canceled')
    return { outcome: 'failed', gatewayReference, failure: code(why ?? status) }
  return { outcome: 'pending', gatewayReference }
}

const refused = (why: string): RefundAnswer => ({
  outcome: 'failed',
  gatewayReference: null,
  failure: code(why),
})

/** Codes hold letters, digits and lines; whatever else Stripe should send is left out. */
const code = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '')
    .slice(0, 100) || 'unknown'
