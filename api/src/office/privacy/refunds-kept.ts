import { sql } from 'kysely'
import { retentionLimit } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'
import { hidden } from './personal-column.ts'
import { byBooking, type Sql } from './whose.ts'

const NULL = sql`null`
const SEVEN_YEARS = { withBookings: (ids: Sql) => sql`booking_id in (${ids})` }

/** What went back to cards, and what a second person was asked for. */
export const REFUNDS_KEPT: Record<string, KeptTable> = {
  card_refund: {
    kept: SEVEN_YEARS,
    ours: 'gateway status order_key gateway_reference failure',
  },
  chargeback: {
    kept: {
      withBookings: (ids) => sql`booking_id in (${ids})`,
      gone: (now) => sql`booking_id is null and closed_at <= ${retentionLimit(now)}`,
    },
    ours: 'gateway dispute_id currency reason status',
  },
  sandbox_refund: {
    kept: {
      withBookings: (ids) =>
        sql`session_id in (select s.id from payment_session s where s.booking_id in (${ids}))`,
    },
    ours: 'reference outcome',
  },
  approval: {
    kept: {
      ...SEVEN_YEARS,
      gone: (now) => sql`booking_id is null and requested_at <= ${retentionLimit(now)}`,
    },
    of: byBooking,
    erasure: 'columns',
    personal: {
      facts: hidden(
        'words',
        'What an administrator wanted to give back or to record, and why.',
        sql`case when facts ? 'refund' then jsonb_set(facts, '{refund,reason}', 'null')
          when facts ? 'payment' then jsonb_set(facts, '{payment,note}', 'null') else facts end`,
      ),
      reason: hidden('words', 'Why an administrator wanted it.', NULL),
      note: hidden('words', 'What an administrator noted on it.', NULL),
    },
    ours: 'kind setting_kind promo_code record_tag status',
  },
}
