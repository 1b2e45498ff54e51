import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { PayeeKind } from '../earnings/earning-line.entity.ts'

/** `open` until a person decides; `granted` by a correction, or `declined`. */
type ObjectionState = 'open' | 'granted' | 'declined'

/** What whoever is paid says is not right on a statement, or on one of its lines, and what came of it. */
export const StatementObjection = defineEntity({
  name: 'StatementObjection',
  tableName: 'statement_objection',
  indexes: [
    {
      name: 'statement_objection_statement_id_created_at_index',
      properties: ['statementId', 'createdAt'],
    },
  ],
  properties: {
    id: p.uuid().primary(),
    statementId: p.uuid(),
    /** The line that it is about; null for the statement as a whole. */
    lineId: p.integer().nullable(),
    payeeKind: p.text().$type<PayeeKind>(),
    payeeId: p.uuid(),
    /** Who wrote it. */
    userId: p.uuid(),
    words: p.text(),
    state: p.text().$type<ObjectionState>(),
    /** What was given back, in cents of EUR. */
    correctionCents: p.integer().nullable(),
    /** Why it was decided so, in the words of our people. */
    answer: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    decidedBy: p.uuid().nullable(),
  },
})

export type StatementObjectionRow = InferEntity<typeof StatementObjection>
