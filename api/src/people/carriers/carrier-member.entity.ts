import { defineEntity, p } from '@mikro-orm/core'

/** An owner may do everything; a dispatcher sees to rides, drivers and vehicles; a bookkeeper to money. */
export type CarrierRole = 'owner' | 'dispatcher' | 'bookkeeper'

/** Somebody who acts for a carrier. An account acts for one at most. */
export const CarrierMember = defineEntity({
  name: 'CarrierMember',
  tableName: 'carrier_member',
  properties: {
    userId: p.uuid().primary(),
    carrierId: p.uuid().index('carrier_member_carrier_id_index'),
    role: p.text().$type<CarrierRole>(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
