import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { raiseEvents } from '#platform/webhooks/raise-events.ts'
import type { BookingRow } from './booking.entity.ts'
import { newsOf, type Standing } from './booking-news.ts'
import type { BookingEventKind } from './booking-event.entity.ts'

/** Tells the partner whose page a booking came from what a step has made of it, in the step's transaction. */
export async function tellPartner(
  em: EntityManager,
  booking: BookingRow,
  before: Standing | null,
  kind: BookingEventKind,
  now: Date,
): Promise<void> {
  const { partnerId, isTest } = booking
  const types = newsOf(kind, before, booking)
  if (!partnerId || types.length === 0) return
  const owner = { kind: 'partner', id: partnerId } as const
  await raiseEvents(em, { owner, isTest, at: now }, async () => {
    const data = await toPartnerBooking(em, booking)
    return types.map((type) => ({ type, subject: data.bookingNumber, version: data.version, data }))
  })
}

/** A booking as its partner may know it. Its version counts the steps, of which one is written at a time: they hold the booking. */
export async function toPartnerBooking(
  em: EntityManager,
  booking: BookingRow,
): Promise<components['schemas']['PartnerBooking']> {
  const { rows } = await sql<{ version: number; checkoutSessionId: string | null }>`
    select (select count(*)::int from booking_event where booking_id = ${booking.id}) as version,
      (select id from checkout_session where booking_id = ${booking.id}) as "checkoutSessionId"`.execute(
    em.getKysely(),
  )
  const [{ version, checkoutSessionId } = { version: 1, checkoutSessionId: null }] = rows
  return {
    bookingNumber: booking.bookingNumber,
    version,
    checkoutSessionId,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    vehicleTypeId: booking.vehicleTypeId,
    passengers: booking.passengers,
    ...(booking.durationHours && { durationHours: booking.durationHours }),
    isRoundTrip: booking.isRoundTrip,
    pickupAt: booking.pickupAt.toISOString(),
    returnAt: booking.returnAt?.toISOString() ?? null,
    timeZone: booking.timeZone,
    totalPriceCents: booking.totalCents,
    discountCents: booking.discountCents,
    paidCents: booking.paidCents,
    refundedCents: booking.refundedCents,
    currency: 'EUR',
    promoCode: booking.promoCode ?? null,
    test: booking.isTest,
  }
}
