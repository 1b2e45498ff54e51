import { sql } from 'kysely'
import { personalData } from '../accounts/personal-data.ts'
import { Booking, type BookingRow } from '../bookings/booking.entity.ts'
import { bookingReference, referencesOf } from '../bookings/payment-reference.ts'
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
  const payments = await findRows(
    em,
    PaymentSession,
    sql`where reference in (${referencesOf(userId)}) order by created_at`,
  )
  const paymentsOf = Map.groupBy(payments, ({ reference }) => reference)
  return {
    exportedAt: context.now().toISOString(),
    ...(await personalData(context, userId, sessionId)),
    bookings: bookings.map((row) => exportedBooking(row, paymentsOf.get(bookingReference(row.id)) ?? [])),
  }
}

function exportedBooking(row: BookingRow, payments: PaymentSessionRow[]): AccountExport['bookings'][number] {
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
  }
}
