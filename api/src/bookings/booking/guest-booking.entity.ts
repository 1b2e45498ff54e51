import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** What a partner's server booked for a guest, beside the booking: whose it is, and what the partner calls it. */
export const GuestBooking = defineEntity({
  name: 'GuestBooking',
  tableName: 'guest_booking',
  indexes: [
    { name: 'guest_booking_partner_id_booking_id_index', properties: ['partnerId', 'bookingId'] },
    {
      name: 'guest_booking_partner_id_external_reference_index',
      properties: ['partnerId', 'externalReference'],
    },
  ],
  properties: {
    bookingId: p.integer().primary().autoincrement(false),
    partnerId: p.uuid(),
    /** The secret key that booked it. */
    keyId: p.uuid().nullable(),
    externalReference: p.text().nullable(),
    metadata: p.json<Record<string, string>>().default('{}'),
    /** When the partner said that the guest agrees to the terms and to being written to. */
    consentedAt: p.datetime().columnType('timestamptz'),
  },
})

export type GuestBookingRow = InferEntity<typeof GuestBooking>
