import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { InvoiceParty } from '#people/partners/invoice-party.ts'
import type { OwnParty } from './own-party.ts'
import type { VatTreatment } from './vat-treatment.ts'

/** An invoice of a partner's fees that we issued in its name; below zero it is a credit note. Nothing is ever changed in it. */
export const SelfBilledInvoice = defineEntity({
  name: 'SelfBilledInvoice',
  tableName: 'self_billed_invoice',
  properties: {
    id: p.uuid().primary(),
    /** `SB-0007-2026-0001`: a series of each partner and year without holes. */
    number: p.text().unique('self_billed_invoice_number_unique'),
    partnerId: p.uuid().index('self_billed_invoice_partner_id_index'),
    statementId: p.uuid().index('self_billed_invoice_statement_id_index'),
    periodFrom: p.datetime().columnType('timestamptz'),
    /** In cents of EUR. */
    netCents: p.integer(),
    vatCents: p.integer(),
    treatment: p.text().$type<VatTreatment>(),
    /** The rate of VAT, in thousandths. */
    vatPermille: p.integer(),
    /** The numbers of those of which it takes something back. */
    corrects: p.json<string[]>(),
    supplier: p.json<InvoiceParty>(),
    customer: p.json<OwnParty>(),
    /** What the register calls its answer on the partner's VAT number; null where it gave none. */
    vatConsultation: p.text().nullable(),
    /** In which it is written. */
    language: p.text(),
    issuedAt: p.datetime().columnType('timestamptz'),
  },
})

export type SelfBilledInvoiceRow = InferEntity<typeof SelfBilledInvoice>
