import { Stripe } from 'stripe'
import { z } from 'zod'
import type { GatewayEvent, GatewayNews } from '../gateway.ts'
import { invalidSignature, unreadableEvent } from '../refused-callback.ts'
import { DISPUTES, disputeOf, stripeDispute } from './stripe-dispute.ts'
import { answerOf, orderOf, stripeRefund } from './stripe-refund.ts'
import { completedAs, eventOf, stripeSession, type StripeSession } from './stripe-session.ts'

/** Older events are refused, so that a recorded one is worth nothing later. */
const TOLERANCE_SECONDS = 300

/** The events that tell of a payment. */
const OUTCOMES: Record<string, (session: StripeSession) => GatewayEvent['outcome']> = {
  'checkout.session.completed': completedAs,
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'declined',
  'checkout.session.expired': () => 'expired',
}

/** The events that tell of a refund; the last is what older accounts call the first. */
const REFUNDS = new Set(['refund.updated', 'refund.failed', 'charge.refund.updated'])

const event = z.object({ id: z.string().min(1).max(255), type: z.string() })
const disputeEvent = z.object({ data: z.object({ object: stripeDispute }) })
const refundEvent = z.object({ data: z.object({ object: stripeRefund }) })
const sessionEvent = z.object({ data: z.object({ object: stripeSession }) })

/**
 * Reads a webhook from its exact bytes.
 * @returns null for an event that tells nothing of a payment, a dispute or a refund of ours
 * @throws Problem INVALID_SIGNATURE, INVALID_REQUEST
 */
export function readStripeEvent(
  secret: string,
  body: Buffer,
  signature: string | undefined,
  now: Date,
): GatewayNews | null {
  const signed = verified(secret, body, signature, now)
  const { id, type } = readAs(event, signed)
  if (DISPUTES.has(type)) return disputeOf(id, readAs(disputeEvent, signed).data.object)
  if (REFUNDS.has(type)) {
    const refund = readAs(refundEvent, signed).data.object
    const key = orderOf(refund)
    return key === undefined ? null : { about: 'refund', id, key, ...answerOf(refund) }
  }
  const outcomeOf = Object.hasOwn(OUTCOMES, type) ? OUTCOMES[type] : undefined
  if (!outcomeOf) return null
  const session = readAs(sessionEvent, signed).data.object
  return eventOf(session, id, outcomeOf(session))
}

function verified(secret: string, body: Buffer, signature = '', now: Date): unknown {
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    // JSON is read once the signature fits; a header that is none breaks the library in other ways too.
    throw error instanceof SyntaxError ? unreadableEvent() : invalidSignature()
  }
}

function readAs<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const read = shape.safeParse(value)
  if (!read.success) throw unreadableEvent()
  return read.data
}
