import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { searchCondition } from '../admin/booking-search.ts'

/** Up to so many bookings, what hangs on them is looked up by them. */
const FEW = 100

/**
 * The bookings that have every word of a search: their ids where they are few; otherwise a condition on a row of the bookings, for
 * a list that is walked until a page is full.
 */
export async function bookingWith(
  em: EntityManager,
  q: string,
): Promise<{ ids?: number[]; isThere: RawBuilder<boolean> }> {
  const isThere = await searchCondition(em, q)
  const { rows } = await sql<{ id: number }>`
    select id from booking where ${isThere} order by id desc limit ${FEW + 1}`.execute(em.getKysely())
  return rows.length <= FEW ? { ids: rows.map(({ id }) => id), isThere } : { isThere }
}
