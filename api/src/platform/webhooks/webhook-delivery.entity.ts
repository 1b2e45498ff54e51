import { defineEntity, p } from '@mikro-orm/core'

/** `dropped`: its address was switched off while it waited. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped'

/** An event on its way to an address; sent again on request, it is another one with the same event. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  indexes: [
    { name: 'webhook_delivery_endpoint_id_id_index', properties: ['endpointId', 'id'] },
    { name: 'webhook_delivery_event_id_index', properties: ['eventId'] },
  ],
  properties: {
    id: p.integer().primary().autoincrement(),
    eventId: p.uuid(),
    endpointId: p.uuid(),
    state: p.text().$type<DeliveryState>().default('waiting'),
    tries: p.integer().default(0),
    /** When it is tried next. */
    dueAt: p.datetime().columnType('timestamptz').nullable(),
    /** Until then a process is at it; one that died lets it go so. */
    claimedUntil: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
