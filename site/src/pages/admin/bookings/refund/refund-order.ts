import { readEuros } from '../../../../base/forms/euro-text.ts'
import type { RefundOrder } from './refund-reads.ts'

export const REFUND_CAUSES = ['none', 'company', 'carrier', 'traveller', 'no-show'] as const

/** Whose doing a cancellation is; `none` gives money back and leaves the booking as it is. */
type RefundCause = (typeof REFUND_CAUSES)[number]

/** What stands in the form. */
export interface RefundDraft {
  readonly cause: RefundCause
  readonly toBalance: string
  readonly toCard: string
  readonly reason: string
}

/** The order that a draft says; null while a sum in it is none. */
export function orderOf({ cause, toBalance, toCard, reason }: RefundDraft): RefundOrder | null {
  const [balanceCents, cardCents] = [toBalance, toCard].map((text) =>
    text.trim() === '' ? 0 : readEuros(text),
  )
  if (typeof balanceCents !== 'number' || typeof cardCents !== 'number') return null
  return {
    cancel: cause === 'none' ? null : { cause },
    toBalanceCents: balanceCents,
    toCardCents: cardCents,
    reason: reason.trim() || null,
  }
}

/** Whether an order does nothing at all: no preview is asked for it. */
export function givesNothing({ cancel, toBalanceCents, toCardCents }: RefundOrder): boolean {
  return cancel === null && toBalanceCents + toCardCents === 0
}
