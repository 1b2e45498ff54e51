import { defineEntity, p } from '@mikro-orm/core'

/** One movement of money: entries that add up to zero. Append-only. */
export const LedgerPosting = defineEntity({
  name: 'LedgerPosting',
  tableName: 'ledger_posting',
  properties: {
    id: p.uuid().primary(),
    /** What happened, once: `payment:<session id>`. */
    reference: p.text().unique('ledger_posting_reference_unique'),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

/** One side of a posting, in cents: positive is debit, negative is credit. */
export const LedgerEntry = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  properties: {
    id: p.integer().primary().autoincrement(),
    postingId: p.uuid().index('ledger_entry_posting_id_index'),
    account: p.text(),
    amountCents: p.integer(),
    currency: p.text().default('EUR'),
  },
})
