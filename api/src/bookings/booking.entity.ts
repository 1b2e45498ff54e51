import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export type BookingStatus = 'pending' | 'confirmed' | 'in-progress' | 'completed' | 'cancelled'
export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'failed'

/** A transfer a traveller asked for, at the price of its quote. */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'booking',
  indexes: [{ name: 'booking_user_id_id_index', properties: ['userId', 'id'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    bookingNumber: p.text().unique('booking_number_unique'),
    userId: p.uuid(),
    quoteId: p.uuid().unique('booking_quote_id_unique'),
    status: p.text().$type<BookingStatus>(),
    paymentStatus: p.text().$type<PaymentStatus>(),
    vehicleTypeId: p.integer(),
    pickupLocation: p.text(),
    destination: p.text(),
    passengers: p.integer(),
    isRoundTrip: p.boolean(),
    pickupDate: p.text(),
    pickupTime: p.text(),
    returnDate: p.text().nullable(),
    returnTime: p.text().nullable(),
    timeZone: p.text(),
    pickupAt: p.datetime().columnType('timestamptz'),
    distanceKm: p.float().columnType('double precision'),
    durationMinutes: p.integer(),
    totalCents: p.integer(),
    contactPhone: p.text().nullable(),
    specialRequests: p.text().nullable(),
    /** Whose page it came from. */
    partnerId: p.uuid().nullable().index('booking_partner_id_index'),
    /** Made through a test key: nobody will drive it. */
    isTest: p.boolean().default(false),
    /** Campaign and click ids, by the names that addresses give them. */
    attribution: p.json<Record<string, string>>().nullable(),
    promoCode: p.text().nullable(),
    /** What the code took off; the total is after it. */
    discountCents: p.integer().default(0),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type BookingRow = InferEntity<typeof Booking>
