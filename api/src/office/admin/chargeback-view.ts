import type { components } from '@fiacre/sdk/contract'
import type { ChargebackRow } from '#money/payments/chargeback.entity.ts'

/** A chargeback as the contract shows it. */
export function toChargeback(row: ChargebackRow): components['schemas']['Chargeback'] {
  const { id, gateway, disputeId, amountCents, currency, reason, status, evidenceDueBy, openedAt, closedAt } =
    row
  return {
    id,
    gateway,
    disputeId,
    amountCents,
    currency,
    reason,
    status,
    evidenceDueBy: evidenceDueBy?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }
}
