import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

type Schemas = components['schemas']

/** What one person wants to do and a second one has to agree to. */
export const Approval = defineEntity({
  name: 'Approval',
  tableName: 'approval',
  properties: {
    /** Also the batch by which the audit trail ties what was asked to what was done. */
    id: p.uuid().primary(),
    kind: p.text().$type<Schemas['Approval']['kind']>(),
    bookingId: p.integer().index('approval_booking_id_index'),
    amountCents: p.integer(),
    /** What is wanted, as its kind has it. */
    facts: p.json<Schemas['RefundOrder']>(),
    /** The tag of the record that it was asked for. */
    recordTag: p.text(),
    requestedBy: p.uuid(),
    requestedAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz'),
    status: p.text().$type<Schemas['ApprovalStatus']>(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    /** Why it was decided so. */
    note: p.text().nullable(),
  },
})

export type ApprovalRow = InferEntity<typeof Approval>
