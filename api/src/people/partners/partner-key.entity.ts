import type { PartnerScope } from '#platform/http/partner-call.ts'
import { defineEntity, p } from '@mikro-orm/core'

export type KeyKind = 'publishable' | 'secret'
export type KeyMode = 'test' | 'live'

/** A key of a partner. The key itself is shown once and not kept, only its hash. */
export const PartnerKey = defineEntity({
  name: 'PartnerKey',
  tableName: 'partner_key',
  properties: {
    id: p.uuid().primary(),
    partnerId: p.uuid().index('partner_key_partner_id_index'),
    kind: p.text().$type<KeyKind>(),
    mode: p.text().$type<KeyMode>(),
    keyHash: p.text().unique('partner_key_hash_unique'),
    /** Enough of the key to tell it from others: its beginning and its last four signs. */
    hint: p.text(),
    /** The whole of a publishable key; null for a secret one, and for those that were made before they were kept. */
    publicKey: p.text().nullable(),
    /** What a secret key may do, for life; empty for a publishable one, which may do what its page may. */
    scopes: p.json<PartnerScope[]>().default('[]'),
    createdAt: p.datetime().columnType('timestamptz'),
    /** When a key that was rotated stops working. */
    expiresAt: p.datetime().columnType('timestamptz').nullable(),
    revokedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When it was last called with, to the minute. */
    lastUsedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When a secret key first came from a browser or in an address: others may have it, and it is to be rotated. */
    exposedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
