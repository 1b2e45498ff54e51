import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'

export interface ReportRow {
  campaign: string
  promo: string
  quotes: number
  checkouts: number
  bookings: number
  paid: number
  /** EUR, after discounts, of what is paid. */
  revenue: string
  discount: string
}

/**
 * What a partner's pages brought, by campaign (`utm_source/utm_campaign`) and promo code, largest revenue first. A price
 * that was handed over several times counts once.
 * @param period from (included) until (excluded), by when the price was asked for
 * @param isTest whether to count what test keys made, instead of the rest
 */
export async function partnerReport(
  orm: Orm,
  partnerId: string,
  period: { from?: Date | undefined; until?: Date | undefined },
  isTest: boolean,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select concat_ws('/', q.attribution->>'utm_source', q.attribution->>'utm_campaign') as campaign,
      coalesce(case when (q.promo->>'applied')::boolean then q.promo->>'code' end, '') as promo,
      count(*)::int as quotes,
      coalesce(sum(c.checkouts), 0)::int as checkouts,
      count(b.id)::int as bookings,
      (count(*) filter (where b.payment_status = 'completed'))::int as paid,
      to_char(coalesce(sum(b.total_cents) filter (where b.payment_status = 'completed'), 0) / 100.0, 'FM999999990.00') as revenue,
      to_char(coalesce(sum(b.discount_cents) filter (where b.payment_status = 'completed'), 0) / 100.0, 'FM999999990.00') as discount
    from quote q
    left join (select quote_id, count(*) as checkouts from checkout_session group by quote_id) c on c.quote_id = q.id
    left join booking b on b.quote_id = q.id
    where q.partner_id = ${partnerId} and q.is_test = ${isTest}
      and q.created_at >= ${period.from ?? new Date(0)} and q.created_at < ${period.until ?? new Date(8.64e15 / 10)}
    group by 1, 2 order by sum(b.total_cents) desc nulls last, 3 desc, 1, 2`.execute(
    orm.em.fork().getKysely(),
  )
  return rows
}
