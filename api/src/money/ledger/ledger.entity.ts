import { defineEntity, p } from '@mikro-orm/core'

/** What a posting is about. Those that touch a traveller's balance are told to the traveller by these names. */
export type PostingKind =
  | 'PAYMENT'
  | 'REFUND'
  | 'CHANGE'
  | 'OVERPAYMENT'
  | 'RELEASE'
  | 'CORRECTION'
  | 'EARNING'
  | 'REVERSAL'
  | 'PARKED'
  /** What the company gave back of its own is a part of what goes back. */
  | 'RECOVERY'
  /** The holder of a card asked the bank for the money. */
  | 'DISPUTE'
  /** What a carrier pays for a ride that it left. */
  | 'PENALTY'
  /** What a partner pays of its invoices. */
  | 'SETTLEMENT'
  /** What a carrier or a partner is paid. */
  | 'PAYOUT'
  /** VAT that a partner charges by a self-billed invoice. */
  | 'VAT'
  /** What is not expected of an invoice any more, and what comes of it all the same. */
  | 'LOSS'

/** One movement of money: entries that add up to zero. The database refuses to change or delete it. */
export const LedgerPosting = defineEntity({
  name: 'LedgerPosting',
  tableName: 'ledger_posting',
  indexes: [
    { name: 'ledger_posting_booking_id_created_at_id_index', properties: ['bookingId', 'createdAt', 'id'] },
  ],
  properties: {
    id: p.uuid().primary(),
    /** What happened, once: `payment:<session id>`. */
    reference: p.text().unique('ledger_posting_reference_unique'),
    kind: p.text().$type<PostingKind>().default('PAYMENT'),
    bookingId: p.integer().nullable(),
    createdAt: p.datetime().columnType('timestamptz').index('ledger_posting_created_at_index'),
  },
})

/** One side of a posting, in cents: positive is debit, negative is credit. */
export const LedgerEntry = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  indexes: [
    { name: 'ledger_entry_account_id_index', properties: ['account', 'id'] },
    { name: 'ledger_entry_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'ledger_entry_account_created_at_id_index', properties: ['account', 'createdAt', 'id'] },
  ],
  properties: {
    id: p.integer().primary().autoincrement(),
    postingId: p.uuid().index('ledger_entry_posting_id_index'),
    account: p.text(),
    amountCents: p.integer(),
    currency: p.text().default('EUR'),
    /** When the movement was made; it stands here too, so that a list of an account's entries is one stretch of an index. */
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
})
