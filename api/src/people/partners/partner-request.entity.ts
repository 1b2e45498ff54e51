import { defineEntity, p } from '@mikro-orm/core'

/** A call by a key of a partner, without address, query, body and network of whoever called. */
export const PartnerRequest = defineEntity({
  name: 'PartnerRequest',
  tableName: 'partner_request',
  indexes: [{ name: 'partner_request_partner_id_id_index', properties: ['partnerId', 'id'] }],
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    partnerId: p.uuid(),
    keyId: p.uuid(),
    isTest: p.boolean(),
    /** By this it lies in a partition (request-periods.ts). */
    at: p.datetime().columnType('timestamptz').primary(),
    method: p.text(),
    /** The path as the contract has it: `/api/bookings/{id}`. */
    route: p.text(),
    status: p.integer(),
    /** The stable code of a refusal. */
    code: p.text().nullable(),
    requestId: p.text(),
    durationMs: p.integer(),
  },
})
