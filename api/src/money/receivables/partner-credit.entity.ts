import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** Up to what a partner may owe us, and how soon it pays. Whoever lets it owe more, or less, holds this row. */
export const PartnerCredit = defineEntity({
  name: 'PartnerCredit',
  tableName: 'partner_credit',
  properties: {
    partnerId: p.uuid().primary(),
    /** Zero lets it book no more on its invoice; what it owes stays. */
    limitCents: p.integer(),
    daysToPay: p.integer(),
    setAt: p.datetime().columnType('timestamptz'),
    setBy: p.uuid(),
  },
})

export type PartnerCreditRow = InferEntity<typeof PartnerCredit>
