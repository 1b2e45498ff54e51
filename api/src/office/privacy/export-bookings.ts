import { sql } from 'kysely'
import { BookingChange } from '#bookings/booking/booking-change.entity.ts'
import { BookingEvent, type BookingEventRow } from '#bookings/booking/booking-event.entity.ts'
import { toTravellerEvents } from '#bookings/booking/booking-events-view.ts'
import { toBooking } from '#bookings/booking/booking-view.ts'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { keysByName } from '#people/partners/keys-by-name.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { PaymentSession, type PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import type { AccountExport } from './account-export.ts'
import { ownRows } from './own-rows.ts'
import type { Person } from './whose.ts'

type Exported = AccountExport['bookings'][number]

/** A person's bookings, the newest first, with everything that hangs on them. */
export async function exportedBookings(em: EntityManager, person: Person): Promise<Exported[]> {
  const bookings = await ownRows(em, Booking, person, sql`id desc`)
  const payments = await ownRows(em, PaymentSession, person, sql`created_at`)
  const steps = await ownRows(em, BookingEvent, person, sql`id`)
  const keys = await keysByName(
    em,
    steps.map(({ keyId }) => keyId),
  )
  const changes = await ownRows(em, BookingChange, person, sql`created_at`)
  const paymentsOf = Map.groupBy(payments, ({ bookingId }) => bookingId ?? 0)
  const stepsOf = Map.groupBy(steps, ({ bookingId }) => bookingId)
  const changesOf = Map.groupBy(changes, ({ bookingId }) => bookingId)
  return bookings.map((row) => ({
    booking: toBooking(row),
    promoCode: row.promoCode ?? null,
    attribution: row.attribution ?? null,
    payments: (paymentsOf.get(row.id) ?? []).map(toPayment),
    events: toTravellerEvents(stepsOf.get(row.id) ?? [], keys),
    changes: (changesOf.get(row.id) ?? []).map(({ status, wish, differenceCents, ...change }) => ({
      status,
      wish,
      differenceCents,
      createdAt: change.createdAt.toISOString(),
      settledAt: change.settledAt?.toISOString() ?? null,
    })),
    reasons: (stepsOf.get(row.id) ?? []).flatMap(ownReason),
  }))
}

function toPayment(payment: PaymentSessionRow): Exported['payments'][number] {
  return {
    id: payment.id,
    status: payment.status,
    amountCents: payment.amountCents,
    currency: 'EUR',
    gateway: payment.gateway,
    payer: Object.fromEntries(
      Object.entries(payment.payer).map(([name, value]) => [name, (value ?? null) as string | null]),
    ),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  }
}

/** Why the traveller did something; administrators' reasons are their own. */
function ownReason({ actor, why }: BookingEventRow): string[] {
  return actor === 'traveller' && why ? [why] : []
}
