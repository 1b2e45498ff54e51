import { defineEntity, p } from '@mikro-orm/core'

/** The last number of a partner's self-billed invoices in a year. A transaction that fails puts it back, so that there is no hole. */
export const SelfBillingSeries = defineEntity({
  name: 'SelfBillingSeries',
  tableName: 'self_billing_series',
  properties: {
    partnerId: p.uuid().primary(),
    year: p.integer().primary().autoincrement(false),
    /** The partner's own, the same in every year. */
    prefix: p.integer(),
    lastNumber: p.integer(),
  },
})
