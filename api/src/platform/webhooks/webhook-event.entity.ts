import { defineEntity, p } from '@mikro-orm/core'
import type { WebhookOwner } from './webhook-owner.ts'

/** Something that happened, as it is told: written in the transaction that made it happen. */
export const WebhookEvent = defineEntity({
  name: 'WebhookEvent',
  tableName: 'webhook_event',
  indexes: [
    { name: 'webhook_event_owner_created_at_index', properties: ['ownerKind', 'ownerId', 'createdAt'] },
    { name: 'webhook_event_created_at_index', properties: ['createdAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    ownerKind: p.text().$type<WebhookOwner['kind']>(),
    ownerId: p.uuid(),
    type: p.text(),
    /** What it happened to, in the owner's words: a booking's number. */
    subject: p.text(),
    /** Rises with every step of the subject. */
    version: p.integer(),
    isTest: p.boolean(),
    /** What is sent, byte for byte the same in every try. */
    body: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
