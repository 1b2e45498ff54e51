import { sql } from 'kysely'
import { personalData } from '../accounts/personal-data.ts'
import { Booking, type BookingRow } from '../bookings/booking.entity.ts'
import { BookingEvent, type BookingEventRow } from '../bookings/booking-event.entity.ts'
import { toTravellerEvents } from '../bookings/booking-events-view.ts'
import { balance } from '../checkout/balance.service.ts'
import { toBooking } from '../bookings/booking-view.ts'
import type { components } from '../contract/generated/contract.ts'
import type { Context } from '../context.ts'
import { findRows } from '../database/rows.ts'
import { PaymentSession, type PaymentSessionRow } from '../payments/payment-session.entity.ts'

export type AccountExport = components['schemas']['AccountExport']

/** Everything we hold on a person (GDPR, articles 15 and 20). */
export async function exportAccount(
  context: Context,
  userId: string,
  sessionId: string | undefined,
): Promise<AccountExport> {
  const em = context.orm.em.fork()
  const bookings = await findRows(em, Booking, sql`where user_id = ${userId} order by id desc`)
  const own = sql`select id from booking where user_id = ${userId}`
  const payments = await findRows(em, PaymentSession, sql`where booking_id in (${own}) order by created_at`)
  const steps = await findRows(em, BookingEvent, sql`where booking_id in (${own}) order by id`)
  const paymentsOf = Map.groupBy(payments, ({ bookingId }) => bookingId ?? 0)
  const stepsByBooking = Map.groupBy(steps, ({ bookingId }) => bookingId)
  const { amountCents, currency, entries } = await balance(context, userId, { limit: MOST_MOVEMENTS })
  return {
    exportedAt: context.now().toISOString(),
    ...(await personalData(context, userId, sessionId)),
    bookings: bookings.map((row) =>
      exportedBooking(row, paymentsOf.get(row.id) ?? [], stepsByBooking.get(row.id) ?? []),
    ),
    balance: { amountCents, currency, entries },
  }
}

/** More than anybody has. */
const MOST_MOVEMENTS = 10_000

function exportedBooking(
  row: BookingRow,
  payments: PaymentSessionRow[],
  steps: BookingEventRow[],
): AccountExport['bookings'][number] {
  return {
    booking: toBooking(row),
    promoCode: row.promoCode ?? null,
    attribution: row.attribution ?? null,
    payments: payments.map((payment) => ({
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
    })),
    events: toTravellerEvents(steps),
  }
}
