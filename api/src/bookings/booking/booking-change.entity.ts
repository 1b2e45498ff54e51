import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

export type ChangeRequest = components['schemas']['BookingChangeDraft']

/** A change of a booking: `open` until its difference is paid, then `applied`, or `dropped` when it could not hold any more. */
export const BookingChange = defineEntity({
  name: 'BookingChange',
  tableName: 'booking_change',
  properties: {
    id: p.uuid().primary(),
    bookingId: p.integer().index('booking_change_booking_id_index'),
    status: p.text().$type<'open' | 'applied' | 'dropped'>(),
    wish: p.json<ChangeRequest>(),
    differenceCents: p.integer(),
    /** How much of the balance goes into its payment. */
    balanceCents: p.integer().default(0),
    /** Who of our people asked for it on the traveller's behalf; null where the traveller did. */
    administratorId: p.uuid().nullable(),
    /** The partner's key that asked for it in the traveller's place. */
    keyId: p.uuid().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    settledAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type BookingChangeRow = InferEntity<typeof BookingChange>
