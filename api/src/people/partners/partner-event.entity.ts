import { defineEntity, p } from '@mikro-orm/core'
import type { PartnerState } from './partner.entity.ts'

/** A move of a partner from one state to another, as both sides read it. Nothing is ever changed in it. */
export const PartnerEvent = defineEntity({
  name: 'PartnerEvent',
  tableName: 'partner_event',
  indexes: [{ name: 'partner_event_partner_id_id_index', properties: ['partnerId', 'id'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    partnerId: p.uuid(),
    at: p.datetime().columnType('timestamptz'),
    fromState: p.text().$type<PartnerState>().nullable(),
    toState: p.text().$type<PartnerState>(),
    actor: p.text().$type<'partner' | 'office'>(),
    reason: p.text().nullable(),
  },
})
