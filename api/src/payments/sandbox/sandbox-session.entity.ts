import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** The sandbox gateway's own record of a payment page. */
export const SandboxSession = defineEntity({
  name: 'SandboxSession',
  tableName: 'sandbox_session',
  properties: {
    /** Part of the page's address: random, so that only the payer has it. */
    token: p.text().primary(),
    sessionId: p.uuid().unique('sandbox_session_session_id_unique'),
    amountCents: p.integer(),
    currency: p.text(),
    description: p.text(),
    returnUrl: p.text(),
    cancelUrl: p.text(),
    outcome: p.text().$type<'paid' | 'declined'>().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type SandboxSessionRow = InferEntity<typeof SandboxSession>
