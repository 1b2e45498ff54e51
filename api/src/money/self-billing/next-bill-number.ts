import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** The next number of a partner in a year, whose payouts the transaction holds. A partner has one prefix, which it keeps. */
export async function nextBillNumber(em: EntityManager, partnerId: string, year: number): Promise<string> {
  const { rows } = await sql<{ prefix: number; number: number }>`
    insert into self_billing_series (partner_id, year, prefix, last_number)
    values (${partnerId}, ${year}, coalesce(
      (select prefix from self_billing_series where partner_id = ${partnerId} limit 1), nextval('self_billing_prefix')::int), 1)
    on conflict (partner_id, year) do update set last_number = self_billing_series.last_number + 1
    returning prefix, last_number as number`.execute(em.getKysely())
  const { prefix = 0, number = 0 } = rows[0] ?? {}
  return `SB-${String(prefix).padStart(4, '0')}-${year}-${String(number).padStart(4, '0')}`
}
