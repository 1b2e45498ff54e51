import { sql } from 'kysely'
import { changeReference } from '../../bookings/payment-reference.ts'
import type { EntityManager } from '../../database/orm.ts'
import type { PaymentSessionRow } from '../../payments/payment-session.entity.ts'

/** Of the sessions `s`: those whose money is on its way, or lies with a person who has not decided on it. */
const onItsWay = sql`(s.status = 'processing' or s.status = 'review' and exists (
  select 1 from payment_review r where r.session_id = s.id and r.resolution is null))`

/** Whether money of another page for the same is on its way. */
export async function isAnotherOnItsWay(
  em: EntityManager,
  { id, reference }: Pick<PaymentSessionRow, 'id' | 'reference'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_session s where s.reference = ${reference} and s.id <> ${id} and ${onItsWay} limit 1`.execute(
    em.getKysely(),
  )
  return rows.length > 0
}

/** Whether money for a change of a booking is on its way. */
export async function isChangeOnItsWay(em: EntityManager, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_session s where s.booking_id = ${bookingId}
      and starts_with(s.reference, ${changeReference('')}) and ${onItsWay} limit 1`.execute(em.getKysely())
  return rows.length > 0
}
