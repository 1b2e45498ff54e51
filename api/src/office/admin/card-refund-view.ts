import type { components } from '@fiacre/sdk/contract'
import type { CardRefundRow } from '#money/payments/card-refund.entity.ts'

/** A refund to a card as the contract shows it. */
export function toCardRefund(row: CardRefundRow): components['schemas']['CardRefund'] {
  const { id, bookingId, gateway, amountCents, status, failure = null, attempt, askedAt, settledAt } = row
  return {
    id,
    bookingId,
    gateway,
    amountCents,
    status,
    failure,
    attempt,
    askedAt: askedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }
}
