import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** `made` waits for a second person, `released` goes to the bank, `paid` was paid by it, `dropped` is off. */
export type RunState = 'made' | 'released' | 'paid' | 'dropped'

/** Payments that go to the bank in one file. */
export const PayoutRun = defineEntity({
  name: 'PayoutRun',
  tableName: 'payout_run',
  indexes: [{ name: 'payout_run_made_at_index', properties: ['madeAt'] }],
  properties: {
    id: p.uuid().primary(),
    state: p.text().$type<RunState>(),
    totalCents: p.integer(),
    payments: p.integer(),
    /** When the bank is to pay, `YYYY-MM-DD`. */
    executionDate: p.text(),
    madeBy: p.uuid(),
    madeAt: p.datetime().columnType('timestamptz'),
    /** The second person; null where the sum asks for none. */
    releasedBy: p.uuid().nullable(),
    releasedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When it was paid, or dropped. */
    endedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type PayoutRunRow = InferEntity<typeof PayoutRun>
