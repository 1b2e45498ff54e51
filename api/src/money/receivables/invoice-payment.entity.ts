import { defineEntity, p } from '@mikro-orm/core'

/** Money of a partner that came to our bank account for its invoices. */
export const InvoicePayment = defineEntity({
  name: 'InvoicePayment',
  tableName: 'invoice_payment',
  properties: {
    id: p.uuid().primary(),
    partnerId: p.uuid().index('invoice_payment_partner_id_index'),
    /** The one that it was meant for. */
    invoiceId: p.uuid(),
    amountCents: p.integer(),
    /** What no invoice has taken yet: it is set off against the next one. */
    leftCents: p.integer(),
    /** What the bank calls it, once: the same is not counted twice. */
    bankReference: p.text().unique('invoice_payment_bank_reference_unique'),
    receivedOn: p.text().columnType('date'),
    /** Who of ours recorded it, or read the file of the bank that said so. */
    recordedBy: p.uuid(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
