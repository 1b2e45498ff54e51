import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { WebhookOwner } from './webhook-owner.ts'

/** `gone`: it answered 410. `failing`: it failed for days. `owner`: its owner switched it off. */
export type DisabledReason = 'gone' | 'failing' | 'owner'

/** An address that is told what happens. */
export const WebhookEndpoint = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  indexes: [{ name: 'webhook_endpoint_owner_index', properties: ['ownerKind', 'ownerId'] }],
  properties: {
    id: p.uuid().primary(),
    ownerKind: p.text().$type<WebhookOwner['kind']>(),
    ownerId: p.uuid(),
    url: p.text(),
    /** The types of events that its owner chose. */
    types: p.json<string[]>(),
    /** Told of what is made with test keys, and of nothing else. */
    isTest: p.boolean(),
    /** Sealed, as is the one before it, which signs along until its time is over. */
    secret: p.text(),
    oldSecret: p.text().nullable(),
    oldSecretUntil: p.datetime().columnType('timestamptz').nullable(),
    state: p.text().$type<'enabled' | 'disabled'>().default('enabled'),
    disabledReason: p.text().$type<DisabledReason>().nullable(),
    /** Of the first failure since the last success. */
    failingSince: p.datetime().columnType('timestamptz').nullable(),
    /** Who is written to when it is switched off. */
    noticeEmail: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type WebhookEndpointRow = InferEntity<typeof WebhookEndpoint>
