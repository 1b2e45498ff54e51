import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import { LedgerEntry, LedgerPosting } from '#money/ledger/ledger.entity.ts'
import { Chargeback } from '#money/payments/chargeback.entity.ts'
import { CardRefund } from '#money/payments/card-refund.entity.ts'
import { PaymentSession } from '#money/payments/payment-session.entity.ts'
import { toChargeback } from './chargeback-view.ts'
import { toCardRefund } from './card-refund-view.ts'
import { adminBooking } from './admin-bookings.service.ts'

const MOST = 500

/** The money of a booking: every attempt to pay, and what the books say. @throws Problem NOT_FOUND */
export async function bookingMoney(
  context: Context,
  bookingId: number,
): Promise<components['schemas']['BookingMoney']> {
  await adminBooking(context, bookingId)
  const em = context.orm.em.fork()
  const [sessions, postings, chargebacks, refunds] = await Promise.all([
    findRows(em, PaymentSession, sql`where booking_id = ${bookingId} order by created_at, id limit ${MOST}`),
    findRows(em, LedgerPosting, sql`where booking_id = ${bookingId} order by created_at, id limit ${MOST}`),
    findRows(em, Chargeback, sql`where booking_id = ${bookingId} order by opened_at, id limit ${MOST}`),
    findRows(em, CardRefund, sql`where booking_id = ${bookingId} order by asked_at, id limit ${MOST}`),
  ])
  const ids = postings.map(({ id }) => id)
  const entries =
    ids.length === 0
      ? []
      : await findRows(em, LedgerEntry, sql`where posting_id in (${sql.join(ids)}) order by id`)
  return {
    payments: sessions.map(({ id, gateway, status, amountCents, createdAt, settledAt, changeId }) => ({
      id,
      gateway,
      status,
      amountCents,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      isForChange: changeId !== null,
    })),
    chargebacks: chargebacks.map(toChargeback),
    cardRefunds: refunds.map(toCardRefund),
    postings: postings.map(({ id, kind, createdAt }) => ({
      id,
      kind,
      at: createdAt.toISOString(),
      entries: entries
        .filter(({ postingId }) => postingId === id)
        .map(({ account, amountCents }) => ({ account, amountCents })),
    })),
  }
}
