import { defineEntity, p } from '@mikro-orm/core'

/** What became of a request with an Idempotency-Key. */
export const IdempotencyRecord = defineEntity({
  name: 'IdempotencyRecord',
  tableName: 'idempotency_record',
  properties: {
    userId: p.uuid().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    /** Of the body, so that another request under the same key is noticed. */
    requestHash: p.text(),
    /** What the first request made: enough to finish it after a crash. */
    resource: p.json<unknown>().nullable(),
    response: p.json<{ status: number; body: unknown }>().nullable(),
    createdAt: p.datetime().columnType('timestamptz').index('idempotency_record_created_at_index'),
  },
})
