import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { Sql } from './whose.ts'

export interface LockedBooking {
  id: number
  quoteId: string
}

/**
 * Locks bookings that are to be deleted. Their payment sessions are locked before them, as a payment that arrives does it:
 * taken the other way round, the two waited for each other.
 * @param which joins and conditions on the booking `b`; they are asked again once it is locked
 */
export async function lockBookingsToDelete(
  em: EntityManager,
  which: Sql,
  most: number,
): Promise<readonly LockedBooking[]> {
  const db = em.getKysely()
  const found = await sql<{
    id: number
  }>`select b.id from booking b ${which} order by b.id limit ${most}`.execute(db)
  if (found.rows.length === 0) return []
  const ids = sql.join(found.rows.map(({ id }) => id))
  await sql`select id from payment_session where booking_id in (${ids}) order by id for update`.execute(db)
  const { rows } = await sql<LockedBooking>`
    select b.id, b.quote_id as "quoteId" from booking b ${which} and b.id in (${ids})
    order by b.id for update of b`.execute(db)
  return rows
}
