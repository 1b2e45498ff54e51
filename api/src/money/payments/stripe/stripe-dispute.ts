import { z } from 'zod'
import type { DisputeEvent } from '../gateway.ts'

/** What we read of a dispute (docs.stripe.com/api/disputes/object). */
export const stripeDispute = z.object({
  id: z.string().min(1).max(200),
  amount: z.int().min(0).max(1_000_000_000),
  currency: z.string().length(3),
  reason: z.string().nullish(),
  status: z.string(),
  payment_intent: z.union([z.string().max(200), z.object({ id: z.string().max(200) })]).nullish(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
})

/** The events that tell of a dispute. */
export const DISPUTES: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
])

const STATES: Readonly<Record<string, DisputeEvent['state']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

/** @returns null for a state that Stripe has invented since */
export function disputeOf(id: string, dispute: z.infer<typeof stripeDispute>): DisputeEvent | null {
  const { payment_intent: payment, evidence_details: evidence, reason } = dispute
  const state = Object.hasOwn(STATES, dispute.status) ? STATES[dispute.status] : undefined
  if (!state) return null
  const due = evidence?.due_by
  return {
    about: 'dispute',
    id,
    disputeId: dispute.id,
    payment: (typeof payment === 'string' ? payment : payment?.id) ?? null,
    sessionId: null,
    state,
    amountCents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason:
      (reason ?? 'general')
        .toLowerCase()
        .replaceAll(/[^a-z0-9_-]/g, '')
        .slice(0, 100) || 'general',
    evidenceDueBy: due ? new Date(due * 1000) : null,
  }
}
