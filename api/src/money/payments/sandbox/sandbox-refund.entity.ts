import { defineEntity, p } from '@mikro-orm/core'
import type { RefundAnswer } from '../gateway.ts'

/** The sandbox gateway's own record of money that it sent back, by the key of the order. */
export const SandboxRefund = defineEntity({
  name: 'SandboxRefund',
  tableName: 'sandbox_refund',
  properties: {
    reference: p.text().primary(),
    sessionId: p.uuid().index('sandbox_refund_session_id_index'),
    amountCents: p.integer(),
    outcome: p.text().$type<RefundAnswer['outcome']>(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
