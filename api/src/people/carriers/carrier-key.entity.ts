import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A key by which a computer of a carrier calls. The key itself is shown once and not kept, only its hash. */
export const CarrierKey = defineEntity({
  name: 'CarrierKey',
  tableName: 'carrier_key',
  properties: {
    id: p.uuid().primary(),
    carrierId: p.uuid().index('carrier_key_carrier_id_index'),
    /** What the carrier calls it. */
    label: p.text(),
    /** Whether it is for trying out: it sees test rides alone. */
    isTest: p.boolean().default(false),
    keyHash: p.text().unique('carrier_key_hash_unique'),
    /** Enough of the key to tell it from others: its beginning and its last four signs. */
    hint: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
    /** When a key that was replaced stops working. */
    expiresAt: p.datetime().columnType('timestamptz').nullable(),
    revokedAt: p.datetime().columnType('timestamptz').nullable(),
    /** To the minute. */
    lastUsedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type CarrierKeyRow = InferEntity<typeof CarrierKey>
