import type { AccessLevel, Extras } from '@fiacre/sdk/rules'
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { BookedPlace } from '#map/places/booked-place.ts'
import type { FareLine } from '#prices/pricing/fare-line.ts'
import type { AttributionRule } from './attribution-rule.ts'

export type BookingStatus = 'pending' | 'confirmed' | 'in-progress' | 'completed' | 'cancelled'
/** How whoever books pays. */
export type PaymentMethod = 'card' | 'bank_transfer'
/** How a booking is paid: so, or by the monthly invoice of the partner whose server booked, or that its traveller works for. */
export type BookedPaymentMethod = PaymentMethod | 'invoice'
export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'failed'

/** A transfer a traveller asked for, at the price of its quote. */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'booking',
  indexes: [
    { name: 'booking_user_id_id_index', properties: ['userId', 'id'] },
    { name: 'booking_status_id_index', properties: ['status', 'id'] },
    { name: 'booking_pickup_at_id_index', properties: ['pickupAt', 'id'] },
    { name: 'booking_pickup_date_id_index', properties: ['pickupDate', 'id'] },
  ],
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
    /** Where the price was made for, beside what the traveller wrote. */
    pickupPlace: p.json<BookedPlace>().nullable(),
    destinationPlace: p.json<BookedPlace>().nullable(),
    /** Of a car by the hour, whose destination is its pickup; null for a transfer. */
    durationHours: p.integer().nullable(),
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
    /** The version of the terms that it was made under; null before versions were kept. */
    termsVersion: p.integer().nullable(),
    contactPhone: p.text().nullable(),
    specialRequests: p.text().nullable(),
    /** Whose page it came from. */
    partnerId: p.uuid().nullable().index('booking_partner_id_index'),
    /** Made through a test key: nobody will drive it. */
    isTest: p.boolean().default(false),
    /** Campaign and click ids, by the names that addresses give them. */
    attribution: p.json<Record<string, string>>().nullable(),
    /** Who earns the fee, and by which rule: settled when it is made. */
    attributedPartnerId: p.uuid().nullable(),
    attributionRule: p.text().$type<AttributionRule>().nullable(),
    /** Made by somebody of the partner itself: it earns nothing. */
    isPartnersOwn: p.boolean().default(false),
    /** Made while the partner had not agreed to the agreement that held: it earns nothing. */
    isUnagreed: p.boolean().default(false),
    /** Made by a partner's server for a guest: what goes back goes to the card. */
    isGuests: p.boolean().default(false),
    /** The partner on whose monthly invoice it is. */
    invoicePartnerId: p.uuid().nullable(),
    /** What the bookkeeping of the company calls it on whose invoice its traveller booked. */
    costReference: p.text().nullable(),
    promoCode: p.text().nullable(),
    /** What the code took off; the total is after it. */
    discountCents: p.integer().default(0),
    returnAt: p.datetime().columnType('timestamptz').nullable(),
    extras: p.json<Extras>(),
    accessLevel: p.text().$type<AccessLevel>().default('saver'),
    /** The flight or train that the traveller comes with. */
    travelNumber: p.text().nullable(),
    nameBoard: p.text().nullable(),
    /** Where in a town it begins and ends, as far as the traveller told. */
    pickupAddress: p.text().nullable(),
    destinationAddress: p.text().nullable(),
    /** What the price is made of, as booked or last changed; they add up to the total. */
    lines: p.json<FareLine[]>(),
    paymentMethod: p.text().$type<BookedPaymentMethod>().default('card'),
    prepaymentPercent: p.integer().default(100),
    /** What is paid ahead; the rest of the total is the carrier's, on the day. */
    prepaymentCents: p.integer(),
    /** What was paid, from wherever, and not given back. */
    paidCents: p.integer().default(0),
    /** Of it, what was set aside from the balance for a payment that is not complete: it can go back there. */
    setAsideCents: p.integer().default(0),
    /** What went back, to the balance or to cards. */
    refundedCents: p.integer().default(0),
    /** Of it, what went to cards. */
    cardRefundedCents: p.integer().default(0),
    /** Of what was paid, what the company gave back of its own while the booking stays: it cannot go back again. */
    goodwillCents: p.integer().default(0),
    /** Of what was paid, what the holder of a card took back through the bank, or tries to: it cannot go back again. */
    disputedCents: p.integer().default(0),
    /** What is not given back on cancelling: Flexible that was bought when Saver would have had no refund any more. */
    keptCents: p.integer().default(0),
    /** The posting that made what was paid due to the carrier; null while it is held for the booking. */
    earningId: p.uuid().nullable(),
    /** Rises with every change that a calendar has to know. */
    revision: p.integer().default(0),
    updatedAt: p.datetime().columnType('timestamptz'),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type BookingRow = InferEntity<typeof Booking>
