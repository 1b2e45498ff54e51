import { defineEntity, p } from '@mikro-orm/core'

/** The last number of a year's invoices. A transaction that fails puts it back, so that there is no hole. */
export const InvoiceSeries = defineEntity({
  name: 'InvoiceSeries',
  tableName: 'invoice_series',
  properties: {
    year: p.integer().primary().autoincrement(false),
    lastNumber: p.integer(),
  },
})
