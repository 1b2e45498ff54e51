import { defineEntity, p } from '@mikro-orm/core'
import type { CarrierState } from './carrier.entity.ts'

/** A move of a carrier from one state to another, as both sides read it. Nothing is ever changed in it. */
export const CarrierEvent = defineEntity({
  name: 'CarrierEvent',
  tableName: 'carrier_event',
  indexes: [{ name: 'carrier_event_carrier_id_id_index', properties: ['carrierId', 'id'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    carrierId: p.uuid(),
    at: p.datetime().columnType('timestamptz'),
    fromState: p.text().$type<CarrierState>().nullable(),
    toState: p.text().$type<CarrierState>(),
    actor: p.text().$type<'carrier' | 'office'>(),
    reason: p.text().nullable(),
  },
})
