import { z } from 'zod'
import type { GatewayEvent } from '../gateway.ts'
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

/** What is sent of an event. */
export function toSandboxEvent({ outcome, ...event }: GatewayEvent, now: Date): SandboxEvent {
  return { ...event, type: `payment.${outcome}`, createdAt: now.toISOString() }
}

/** @throws Problem INVALID_REQUEST when it is no event */
export function readSandboxEvent(body: Buffer): GatewayEvent {
  const read = event.safeParse(parsed(body))
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
