import { defineEntity, p } from '@mikro-orm/core'

/**
 * What part of fare and extras carriers get from a moment on: one carrier or all of them, in one country or everywhere. Rows are added
 * and never changed, so that an old ride can be explained.
 */
export const CarrierRate = defineEntity({
  name: 'CarrierRate',
  tableName: 'carrier_rate',
  indexes: [{ name: 'carrier_rate_carrier_id_starts_at_index', properties: ['carrierId', 'startsAt'] }],
  properties: {
    id: p.uuid().primary(),
    /** Null for every carrier. */
    carrierId: p.uuid().nullable(),
    /** Where the ride begins, ISO 3166-1 alpha-2; null for everywhere. */
    countryCode: p.text().nullable(),
    percent: p.integer(),
    startsAt: p.datetime().columnType('timestamptz'),
    note: p.text().nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
