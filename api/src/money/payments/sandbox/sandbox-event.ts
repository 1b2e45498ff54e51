import { z } from 'zod'
import type { DisputeEvent, GatewayEvent } from '../gateway.ts'
import { unreadableEvent } from '../refused-callback.ts'

/** A callback as the sandbox sends it; `createdAt` is there for people. */
export interface SandboxEvent {
  id: string
  sessionId: string
  type: `payment.${GatewayEvent['outcome']}`
  amountCents: number
  currency: string
  /** The same for the same card. */
  card?: string | undefined
  createdAt: string
}

const event = z.object({
  id: z.string().min(1).max(255),
  sessionId: z.string(),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.processing', 'payment.expired']),
  amountCents: z.int(),
  currency: z.string(),
  card: z.string().min(1).max(200).optional(),
})

/** Turns of a dispute that somebody plays on the page of a payment. */
export const DISPUTE_TURNS = ['inquiry', 'open', 'won', 'lost'] as const
export type DisputeTurn = (typeof DISPUTE_TURNS)[number]

/** What the sandbox sends when the holder of a card disputes a payment, and when the bank has decided. */
export interface SandboxDispute {
  id: string
  sessionId: string
  type: `dispute.${DisputeEvent['state']}`
  amountCents: number
  currency: string
  disputeId: string
  reason: string
  evidenceDueBy: string
  createdAt: string
}

const dispute = z.object({
  id: z.string().min(1).max(255),
  sessionId: z.string(),
  type: z.enum(['dispute.inquiry', 'dispute.open', 'dispute.won', 'dispute.lost']),
  amountCents: z.int(),
  currency: z.string(),
  disputeId: z.string().min(1).max(100),
  reason: z.string().regex(/^[a-z0-9_-]{1,100}$/),
  evidenceDueBy: z.iso.datetime(),
})

/** What is sent of an event. */
export function toSandboxEvent({ outcome, ...event }: GatewayEvent, now: Date): SandboxEvent {
  return { ...event, type: `payment.${outcome}`, createdAt: now.toISOString() }
}

/** @throws Problem INVALID_REQUEST when it is no event */
export function readSandboxEvent(body: Buffer): GatewayEvent | DisputeEvent {
  const sent = parsed(body)
  const disputed = dispute.safeParse(sent)
  if (disputed.success) {
    const { type, evidenceDueBy, ...rest } = disputed.data
    const state = type.slice('dispute.'.length) as DisputeEvent['state']
    return { about: 'dispute', ...rest, state, payment: null, evidenceDueBy: new Date(evidenceDueBy) }
  }
  const read = event.safeParse(sent)
  if (!read.success) throw unreadableEvent()
  const { type, ...rest } = read.data
  return { ...rest, outcome: type.slice('payment.'.length) as GatewayEvent['outcome'] }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw unreadableEvent()
  }
}
