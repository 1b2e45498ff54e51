import { defineEntity, p } from '@mikro-orm/core'

/** An owner may do everything; a developer sees to keys, pages and webhooks; finance reads; a traveller books rides on its invoice, and sees nothing of it. */
export type PartnerRole = 'owner' | 'developer' | 'finance' | 'traveller'

/** Somebody who acts for a partner. An account acts for one at most. */
export const PartnerMember = defineEntity({
  name: 'PartnerMember',
  tableName: 'partner_member',
  properties: {
    userId: p.uuid().primary(),
    partnerId: p.uuid().index('partner_member_partner_id_index'),
    role: p.text().$type<PartnerRole>(),
    /** Up to how much a traveller's rides of a month may cost; null where the partner's own limit alone holds. */
    monthlyLimitCents: p.integer().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
