import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** Deletes bookings with everything that hangs on them but the ledger, which names nobody. */
export async function deleteBookings(
  em: EntityManager,
  bookings: readonly { id: number; quote_id: string }[],
): Promise<void> {
  if (bookings.length === 0) return
  const db = em.getKysely()
  const ids = sql.join(bookings.map(({ id }) => id))
  await sql`delete from promo_use where booking_id in (${ids})`.execute(db)
  await sql`delete from checkout_session where booking_id in (${ids})`.execute(db)
  await sql`delete from sandbox_session where session_id in
    (select id from payment_session where booking_id in (${ids}))`.execute(db)
  await sql`delete from payment_session where booking_id in (${ids})`.execute(db)
  await sql`delete from payment_review where resolution is not null and booking_id in (${ids})`.execute(db)
  await sql`delete from booking_change where booking_id in (${ids})`.execute(db)
  await sql`delete from booking_event where booking_id in (${ids})`.execute(db)
  await sql`delete from mail_record where booking_number in
    (select booking_number from booking where id in (${ids}))`.execute(db)
  await sql`delete from booking where id in (${ids})`.execute(db)
  await sql`delete from quote where id in (${sql.join(bookings.map((row) => row.quote_id))})`.execute(db)
}
