import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { PaymentSessionRow } from '../../payments/payment-session.entity.ts'

/** Whether money of another page for the same is on its way, or lies with a person who has not decided on it. */
export async function isAnotherOnItsWay(
  em: EntityManager,
  { id, reference }: Pick<PaymentSessionRow, 'id' | 'reference'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_session s where s.reference = ${reference} and s.id <> ${id} and (s.status = 'processing'
      or s.status = 'review' and exists (
        select 1 from payment_review r where r.session_id = s.id and r.resolution is null)) limit 1`.execute(
    em.getKysely(),
  )
  return rows.length > 0
}
