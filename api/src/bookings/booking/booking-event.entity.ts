import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { CancellationReason } from '#platform/mail/mail.ts'
import type { BookingStatus, PaymentStatus } from './booking.entity.ts'

export type BookingEventKind =
  | 'BOOKED'
  | 'PAID'
  | 'PAYMENT_PROCESSING'
  | 'PAYMENT_FAILED'
  | 'CHANGED'
  | 'CANCELLED'
  | 'STATUS_SET'
  | 'REFUNDED'

export type BookingActor = 'traveller' | 'administrator' | 'gateway' | 'service'

/** One step in the life of a booking: who, when, from what to what, and why. */
export const BookingEvent = defineEntity({
  name: 'BookingEvent',
  tableName: 'booking_event',
  indexes: [{ name: 'booking_event_booking_id_index', properties: ['bookingId', 'id'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    bookingId: p.integer(),
    at: p.datetime().columnType('timestamptz').index('booking_event_at_index'),
    kind: p.text().$type<BookingEventKind>(),
    actor: p.text().$type<BookingActor>(),
    /** The traveller's or the administrator's account. */
    actorId: p.uuid().nullable(),
    /** The partner's key that did it in the traveller's place. */
    keyId: p.uuid().nullable(),
    fromStatus: p.text().$type<BookingStatus>().nullable(),
    toStatus: p.text().$type<BookingStatus>(),
    fromPaymentStatus: p.text().$type<PaymentStatus>().nullable(),
    toPaymentStatus: p.text().$type<PaymentStatus>(),
    /** Below zero when money went back. */
    amountCents: p.integer().nullable(),
    /** What the booking cost after it. */
    totalCents: p.integer().nullable(),
    why: p.text().nullable(),
    /** Whose doing a cancellation was. */
    cause: p.text().$type<CancellationReason>().nullable(),
  },
})

export type BookingEventRow = InferEntity<typeof BookingEvent>
