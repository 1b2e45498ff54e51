import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { PAGE_LIFETIME, type GatewayEvent } from '../gateway.ts'
import { SandboxSession, type SandboxSessionRow } from './sandbox-session.entity.ts'

type Outcome = GatewayEvent['outcome']

/** What became of a page; `open` while it can be paid. Left alone, it closes by itself. */
export function stateOf(session: SandboxSessionRow, now: Date): Outcome | 'open' {
  if (session.outcome) return session.outcome
  return session.createdAt <= oldest(now) ? 'expired' : 'open'
}

/** The event that tells what became of a page: the same to whoever asks, and in every callback. */
export function eventOf(session: SandboxSessionRow, now: Date): GatewayEvent | 'open' {
  const outcome = stateOf(session, now)
  if (outcome === 'open') return 'open'
  const { sessionId, currency } = session
  const amountCents = session.arrivedCents ?? session.amountCents
  const id = session.eventId ?? `${sessionId}:${outcome}`
  const card = session.card && `sandbox ${session.card}`
  return { id, sessionId, outcome, amountCents, currency, ...(card && { card }) }
}

/**
 * Records an outcome where none stands yet; what clears later may still become paid or declined.
 * @param which of the session: its token, or our id of it
 * @param told what the payer sent, where it is not what was asked, and with which card
 * @returns whether this call decided it
 */
export async function decide(
  em: EntityManager,
  which: { token: string } | { sessionId: string },
  outcome: Outcome,
  now: Date,
  told: { arrivedCents?: number | undefined; card?: string | undefined } = {},
): Promise<boolean> {
  const { arrivedCents = null, card = null } = told
  const isFinal = outcome === 'paid' || outcome === 'declined'
  const open = { outcome: null, createdAt: { $gt: oldest(now) } }
  const where = { ...which, $or: isFinal ? [open, { outcome: 'processing' as const }] : [open] }
  return (
    (await em.nativeUpdate(SandboxSession, where, { outcome, eventId: randomUUID(), arrivedCents, card })) ===
    1
  )
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - PAGE_LIFETIME)
}
