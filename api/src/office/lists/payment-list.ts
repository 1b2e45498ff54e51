import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import { PaymentSession, type PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { withinDays } from '#platform/database/days.ts'
import { keysetPage, pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { bookingWith } from './booking-with.ts'

type Schemas = components['schemas']
export type PaymentQuery = NonNullable<operations['listAdminPayments']['parameters']['query']>

const ORDER = { table: 'payment_session', columns: ['created_at', 'id'], isDescending: true }

/** A page of the attempts to pay, the newest first. */
export async function listPayments(
  { orm }: Context,
  query: PaymentQuery,
): Promise<Schemas['AdminPaymentList']> {
  const { limit = 50 } = query
  const em = orm.em.fork()
  const found = await findRows(em, PaymentSession, await paymentList(em, { ...query, limit }))
  const { rows, next } = pageOf(found, limit)
  const numbers = await numbersOf(em, rows)
  return { payments: rows.map((row) => toPayment(row, numbers.get(row.bookingId ?? 0))), next }
}

/** The rest of a statement, from `where` on, that answers a query of the payments. */
export async function paymentList(
  em: EntityManager,
  query: PaymentQuery & { limit: number },
): Promise<RawBuilder<unknown>> {
  const { status, gateway, q } = query
  const conditions: RawBuilder<unknown>[] = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(gateway ? [sql`gateway = ${gateway}`] : []),
    ...(q?.trim() ? [await paymentWith(em, q.trim())] : []),
    ...withinDays('created_at', query),
  ]
  return keysetPage(conditions, ORDER, query)
}

async function paymentWith(em: EntityManager, q: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql`select 1 from payment_session where gateway_reference = ${q} limit 1`.execute(
    em.getKysely(),
  )
  if (rows.length > 0) return sql`gateway_reference = ${q}`
  const { ids, isThere } = await bookingWith(em, q)
  if (ids) return sql`booking_id = any(${ids})`
  // As a value of each row, which no plan turns into a reading of both tables: the list is walked until a page is full.
  return sql`coalesce((select ${isThere} from booking where booking.id = payment_session.booking_id), false)`
}

async function numbersOf(
  em: EntityManager,
  rows: readonly PaymentSessionRow[],
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))]
  if (ids.length === 0) return new Map()
  const { rows: known } = await sql<{ id: number; number: string }>`
    select id, booking_number as number from booking where id in (${sql.join(ids)})`.execute(em.getKysely())
  return new Map(known.map(({ id, number }) => [id, number]))
}

function toPayment(row: PaymentSessionRow, bookingNumber: string | undefined): Schemas['AdminPayment'] {
  const { id, status, gateway, amountCents, currency, payer, attempt } = row
  return {
    id,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    status,
    gateway,
    gatewayReference: row.gatewayReference ?? null,
    amountCents,
    currency,
    bookingId: row.bookingId ?? null,
    bookingNumber: bookingNumber ?? null,
    payerName: `${payer.firstName} ${payer.lastName}`.trim(),
    isForChange: (row.changeId ?? null) !== null,
    attempt,
  }
}
