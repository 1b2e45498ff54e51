import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** Who earns with us and is paid out: by one engine. */
export type PayeeKind = 'carrier' | 'partner'

/** What a line is: money for a ride, what its driver was paid in cash, a partner's fee and promotion, and what follows them. */
export type EarningKind =
  | 'ride'
  | 'collected'
  | 'fee'
  | 'promotion'
  | 'penalty'
  | 'reversal'
  | 'payout'
  | 'returned'
  | 'opening'
  | 'correction'
  | 'vat'

/** By which rule it is so much. */
export type EarningRule =
  | 'default-rate'
  | 'rate-card'
  | 'paid-to-driver'
  | 'promo-code'
  | 'key'
  | 'utm'
  | 'own-promotion'
  | 'given-back-late'
  | 'no-driver-named'
  | 'driver-no-show'
  | 'statement'
  | 'bank-returned'
  | 'before-lines'
  | 'objection'
  | 'self-billing'

/**
 * What a carrier or a partner earned or owes, one row a reason, beside the entry of the ledger that it explains: the lines of a
 * payee add up to what its account stands at.
 */
export const EarningLine = defineEntity({
  name: 'EarningLine',
  tableName: 'earning_line',
  indexes: [
    { name: 'earning_line_payee_kind_payee_id_id_index', properties: ['payeeKind', 'payeeId', 'id'] },
    { name: 'earning_line_posting_id_index', properties: ['postingId'] },
    { name: 'earning_line_booking_id_index', properties: ['bookingId'] },
    { name: 'earning_line_statement_id_index', properties: ['statementId'] },
  ],
  properties: {
    id: p.integer().primary().autoincrement(),
    payeeKind: p.text().$type<PayeeKind>(),
    payeeId: p.uuid(),
    kind: p.text().$type<EarningKind>(),
    rule: p.text().$type<EarningRule>(),
    bookingId: p.integer().nullable(),
    rideId: p.uuid().nullable(),
    /** The posting that it stands in. */
    postingId: p.uuid(),
    /** In cents of EUR: so many per cent of it are the amount. */
    baseCents: p.integer(),
    percent: p.integer(),
    /** Positive is the payee's, negative is ours. */
    amountCents: p.integer(),
    /** From when on it may be paid out; until then it is pending. */
    payableAt: p.datetime().columnType('timestamptz'),
    createdAt: p.datetime().columnType('timestamptz').index('earning_line_created_at_index'),
    /** The statement that it stands on; null while it stands on none. */
    statementId: p.uuid().nullable(),
    /** The self-billed invoice that it stands on; null while it stands on none. */
    selfBilledId: p.uuid().nullable(),
    /** Of a reversal: the line that it takes back. */
    reversesId: p.integer().nullable().unique('earning_line_reverses_id_unique'),
  },
})

export type EarningLineRow = InferEntity<typeof EarningLine>
