import { defineEntity, p } from '@mikro-orm/core'
import type { PostFailureKind } from '../outside/post-failure.ts'

export type WebhookOutcome = 'delivered' | 'redirected' | 'gone' | 'refused' | PostFailureKind

/** A try of a delivery, and what came of it. */
export const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempt',
  indexes: [{ name: 'webhook_attempt_delivery_id_index', properties: ['deliveryId'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    deliveryId: p.integer(),
    at: p.datetime().columnType('timestamptz'),
    durationMs: p.integer(),
    outcome: p.text().$type<WebhookOutcome>(),
    /** Null when nothing was answered. */
    status: p.integer().nullable(),
    /** The beginning of what was answered, or why nothing was. */
    answer: p.text(),
  },
})
