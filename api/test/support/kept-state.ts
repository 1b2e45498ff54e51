import { sql } from 'kysely'
import { valueOf } from './accounts.ts'
import type { TestService } from './service.ts'
import { until } from './traveller.ts'

/**
 * What nobody may change by a call that is refused, as a text for each table. Left out is what refused calls leave on
 * purpose: counted attempts, and prices. Of sessions and links it takes what does not pass with time, as mails are sent
 * meanwhile.
 */
const TABLES = {
  account_block: sql`select * from account_block`,
  account_link: sql`select id from account_link where used_at is not null`,
  app_user: sql`select * from app_user`,
  booking: sql`select * from booking`,
  checkout_session: sql`select * from checkout_session`,
  idempotency_record: sql`select * from idempotency_record`,
  ledger_entry: sql`select * from ledger_entry`,
  ledger_posting: sql`select * from ledger_posting`,
  partner: sql`select * from partner`,
  partner_key: sql`select * from partner_key`,
  partner_origin: sql`select * from partner_origin`,
  partner_return_url: sql`select * from partner_return_url`,
  // Without when it is looked after again, which the service's own job moves.
  payment_session: sql`select to_jsonb(s) - 'look_at' from payment_session s`,
  promo_code: sql`select * from promo_code`,
  promo_use: sql`select * from promo_use`,
  sandbox_session: sql`select * from sandbox_session`,
  session: sql`select id_hash, user_id, epoch from session`,
}

export type KeptState = Record<keyof typeof TABLES, string>

/**
 * The tables as they are now, to be compared: once the pages of what was cancelled before are closed, and gateways are asked no more
 * about payments that fell silent, of whichever test.
 */
export async function keptState(service: TestService): Promise<KeptState> {
  const db = service.context.orm.em.fork().getKysely()
  await sql`update payment_session set look_at = null where look_at is not null`.execute(db)
  const working = sql<{ value: number }>`
    select count(*)::int as value from jobs.job 
    where name in ('close-payment-pages', 'reconcile-payments') and state < 'completed'`
  await until(
    () => valueOf(service, working),
    (count) => count === 0,
  )
  const each = Object.entries(TABLES).map(
    ([name, rows]) => sql`
      select ${name} as name, coalesce(string_agg(r::text, E'\n' order by r::text), '') as rows from (${rows}) r`,
  )
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.name, row.rows])) as KeptState
}
