import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { GatewayEvent, RefundAnswer } from '../gateway.ts'

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
    /** What was decided last; none until then. */
    outcome: p.text().$type<GatewayEvent['outcome']>().nullable(),
    /** Of the event that tells the outcome, however and however often it is told. */
    eventId: p.text().nullable(),
    /** What the payer sent, where it was not what was asked. */
    arrivedCents: p.integer().nullable(),
    /** What the payer's card is called, where a test wants one. */
    card: p.text().nullable(),
    /** What becomes of refunds of it, where a test chose that; else they are done at once. */
    refundOutcome: p.text().$type<RefundAnswer['outcome']>().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type SandboxSessionRow = InferEntity<typeof SandboxSession>
