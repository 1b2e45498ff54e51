import { sql } from 'kysely'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { DocumentPayment } from './document-input.ts'
import {
  BANK,
  bookingAccount,
  gatewayAccount,
  GOODWILL,
  SUSPENSE,
  toCardsOf,
} from '#money/ledger/accounts.ts'
import { methodThrough } from '#money/payments/gateway.ts'

/**
 * The movements of money between a traveller and a booking, the oldest first: below zero it went back, to the balance or to a card. What
 * was paid, and what came back, in the same way on the same day at the pickup place is one movement: whoever sets money aside
 * and takes it back a thousand times would have a receipt of as many lines.
 */
export async function bookingPayments(
  em: EntityManager,
  { id, timeZone }: Pick<BookingRow, 'id' | 'timeZone'>,
): Promise<DocumentPayment[]> {
  const { rows } = await sql<{ at: string; source: string; amountCents: number }>`
    with moved as (
      select own.id, p.created_at, -own.amount_cents as cents, p.kind in ('PAYMENT', 'RELEASE') as is_payment,
        coalesce(${reviewed}, (
          select other.account from ledger_entry other
          where other.posting_id = p.id and other.account <> own.account
          order by other.account = 'refunds', other.id limit 1)) as source
      from ledger_entry own join ledger_posting p on p.id = own.posting_id
      where own.account = ${bookingAccount(id)} and p.kind not in ('EARNING', 'REVERSAL', 'RECOVERY')
        or own.account = ${GOODWILL} and p.booking_id = ${id} and p.kind <> 'RECOVERY')
    select min(created_at) as at, sum(cents)::int as "amountCents", source from moved
    group by source, is_payment, (created_at at time zone ${timeZone})::date
    having sum(cents) <> 0 order by min(id)`.execute(em.getKysely())
  return rows.map(({ at, source, amountCents }) => ({
    at: new Date(at),
    method: methodOf(source),
    amountCents,
  }))
}

/** The gateway that brought what a person decided on, of the posting `p`. */
const reviewed = sql`case when p.reference like 'review:%' then (
  select nullif('gateway:' || r.gateway, 'gateway:balance') from payment_review r where r.id = substr(p.reference, 8)::uuid) end`

function methodOf(source: string): DocumentPayment['method'] {
  if (source === toCardsOf('')) return 'card'
  if (source === toCardsOf('test')) return 'test'
  if (source === BANK) return 'bank-transfer'
  if (/^(test-)?receivable:/.test(source)) return 'invoice'
  if (source === SUSPENSE) return 'card'
  if (!source.startsWith(gatewayAccount(''))) return 'balance'
  return methodThrough(source.slice(gatewayAccount('').length))
}
