import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

type Schemas = components['schemas']

/** The holder of a card asked the bank for the money of a payment. */
export const Chargeback = defineEntity({
  name: 'Chargeback',
  tableName: 'chargeback',
  uniques: [{ name: 'chargeback_dispute_unique', properties: ['gateway', 'disputeId'] }],
  properties: {
    id: p.uuid().primary(),
    gateway: p.text(),
    /** The gateway's own id of it. */
    disputeId: p.text(),
    /** The payment that it is about; null where nobody knows it. */
    sessionId: p.uuid().nullable().index('chargeback_session_id_index'),
    bookingId: p.integer().nullable().index('chargeback_booking_id_index'),
    amountCents: p.integer(),
    currency: p.text(),
    /** The bank's reason, in the gateway's code. */
    reason: p.text(),
    status: p.text().$type<Schemas['Chargeback']['status']>(),
    /** Whether the gateway has taken the money; an inquiry takes none. */
    isHeld: p.boolean().default(false),
    /** How much of it counts as taken back of what was paid for the booking. */
    countedCents: p.integer().default(0),
    evidenceDueBy: p.datetime().columnType('timestamptz').nullable(),
    openedAt: p.datetime().columnType('timestamptz'),
    closedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type ChargebackRow = InferEntity<typeof Chargeback>
