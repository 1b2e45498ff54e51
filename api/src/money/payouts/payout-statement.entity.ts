import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { PayeeKind } from '../earnings/earning-line.entity.ts'

/**
 * `carried` where there is too little to pay, or less than nothing: it goes on to the next. Else it is `due`, `ordered` with the bank,
 * `paid`, or `returned` by the bank, which puts the money back on the account.
 */
export type StatementState = 'carried' | 'due' | 'ordered' | 'paid' | 'returned'

/** What a carrier or a partner earned in a month, and what is paid for it. Issued once, and not changed but for the payment. */
export const PayoutStatement = defineEntity({
  name: 'PayoutStatement',
  tableName: 'payout_statement',
  uniques: [
    {
      name: 'payout_statement_payee_kind_payee_id_period_from_unique',
      properties: ['payeeKind', 'payeeId', 'periodFrom'],
    },
  ],
  indexes: [
    { name: 'payout_statement_state_issued_at_id_index', properties: ['state', 'issuedAt', 'id'] },
    { name: 'payout_statement_issued_at_id_index', properties: ['issuedAt', 'id'] },
    { name: 'payout_statement_run_id_index', properties: ['runId'] },
  ],
  properties: {
    id: p.uuid().primary(),
    payeeKind: p.text().$type<PayeeKind>(),
    payeeId: p.uuid(),
    /** The month, UTC: from its first instant to that of the next. */
    periodFrom: p.datetime().columnType('timestamptz'),
    periodTo: p.datetime().columnType('timestamptz'),
    /** In cents of EUR: opening and earned less payout are closing; pending comes on a later one. */
    openingCents: p.integer(),
    earnedCents: p.integer(),
    payoutCents: p.integer(),
    closingCents: p.integer(),
    pendingCents: p.integer(),
    state: p.text().$type<StatementState>(),
    /** The run of payments that it is paid with, and the account, as they were when it was ordered. */
    runId: p.uuid().nullable(),
    iban: p.text().nullable(),
    holder: p.text().nullable(),
    city: p.text().nullable(),
    countryCode: p.text().nullable(),
    issuedAt: p.datetime().columnType('timestamptz'),
    paidAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type PayoutStatementRow = InferEntity<typeof PayoutStatement>
