import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** Of the sessions `s`: those whose money is on its way, or lies with a person who has not decided on it. */
const onItsWay = sql`(s.status = 'processing' or s.status = 'review' and exists (
  select 1 from payment_review r where r.session_id = s.id and r.resolution is null))`

/** Whether money for a booking itself is on its way. Asked under the booking's lock: whoever ends a wait asks so, too. */
export async function isMoneyOnItsWay(em: EntityManager, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_session s where s.booking_id = ${bookingId} and s.change_id is null
      and ${onItsWay} limit 1`.execute(em.getKysely())
  return rows.length > 0
}

/** Whether money for a change of a booking is on its way. */
export async function isChangeOnItsWay(em: EntityManager, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_session s where s.booking_id = ${bookingId}
      and s.change_id is not null and ${onItsWay} limit 1`.execute(em.getKysely())
  return rows.length > 0
}
