import { defineEntity, p } from '@mikro-orm/core'

/** An owner may do everything; a developer sees to keys, pages and webhooks; finance reads. */
export type PartnerRole = 'owner' | 'developer' | 'finance'

/** Somebody who acts for a partner. An account acts for one at most. */
export const PartnerMember = defineEntity({
  name: 'PartnerMember',
  tableName: 'partner_member',
  properties: {
    userId: p.uuid().primary(),
    partnerId: p.uuid().index('partner_member_partner_id_index'),
    role: p.text().$type<PartnerRole>(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
