import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { InvoiceParty } from '#people/partners/invoice-party.ts'

/** What a partner owes for a month; below zero it is a credit note. What is still open of it moves towards zero, all else stays. */
export const PartnerInvoice = defineEntity({
  name: 'PartnerInvoice',
  tableName: 'partner_invoice',
  indexes: [
    { name: 'partner_invoice_partner_id_issued_at_index', properties: ['partnerId', 'issuedAt', 'id'] },
    { name: 'partner_invoice_issued_at_index', properties: ['issuedAt', 'id'] },
  ],
  properties: {
    id: p.uuid().primary(),
    partnerId: p.uuid(),
    /** `FI-2026-000001`: a series of each year without holes. */
    number: p.text().unique('partner_invoice_number_unique'),
    periodFrom: p.datetime().columnType('timestamptz'),
    periodTo: p.datetime().columnType('timestamptz'),
    totalCents: p.integer(),
    /** Of an invoice what is not paid yet; of a credit note, below zero, what was not set off yet. */
    openCents: p.integer(),
    /** Whom it is for. */
    buyer: p.json<InvoiceParty>(),
    /** In which it is written. */
    language: p.text(),
    issuedAt: p.datetime().columnType('timestamptz'),
    /** The last day on which it is paid in time, in UTC. */
    dueOn: p.text().columnType('date'),
    /** How many reminders were mailed. */
    reminders: p.integer().default(0),
    settledAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type PartnerInvoiceRow = InferEntity<typeof PartnerInvoice>
