import { defineEntity, p } from '@mikro-orm/core'

/** Why a partner owes more, or less: a ride that was booked, more that a change costs, and what goes back. */
export type ReceivableKind = 'booking' | 'change' | 'refund'

/** A line of what a partner owes, written with its posting and never changed but for the invoice that it comes to stand on. */
export const ReceivableLine = defineEntity({
  name: 'ReceivableLine',
  tableName: 'receivable_line',
  indexes: [{ name: 'receivable_line_partner_id_invoice_id_index', properties: ['partnerId', 'invoiceId'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    partnerId: p.uuid(),
    bookingId: p.integer().index('receivable_line_booking_id_index'),
    kind: p.text().$type<ReceivableKind>(),
    /** In cents; below zero it goes back. */
    amountCents: p.integer(),
    /** That of its posting in the ledger. */
    reference: p.text().unique('receivable_line_reference_unique'),
    invoiceId: p.uuid().nullable().index('receivable_line_invoice_id_index'),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
