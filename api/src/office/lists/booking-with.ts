import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { searchBookings } from '../admin/booking-search.ts'

/** So many of the newest bookings are looked at first. Where they lie within so many, reading a list finds a page of what hangs on them soon. */
const NEWEST = { found: 100, within: 2_000 }

/** Of so many bookings what hangs on them is looked up by them. */
const MOST = 5_000

/**
 * The bookings that have every word of a search: their ids, an array, where what hangs on them is better looked up by them; otherwise a
 * condition on a row of the bookings, for a list that is walked until a page is full.
 */
export async function bookingWith(
  em: EntityManager,
  q: string,
): Promise<{ ids?: RawBuilder<unknown>; isThere: RawBuilder<boolean> }> {
  const { isThere, named } = await searchBookings(em, q)
  // Whoever plans the statement is not told how many they are: it would read both tables.
  if (named && named.count <= MOST) return { ids: sql`array(select unnest(${named.ids}::int[]))`, isThere }
  const newest = await newestWith(em, isThere, NEWEST.found + 1)
  if (newest.length <= NEWEST.found) return { ids: arrayOf(newest), isThere }
  const { rows } = await sql<{ last: number }>`select max(id) as last from booking`.execute(em.getKysely())
  if ((rows[0]?.last ?? 0) - (newest.at(-1) ?? 0) <= NEWEST.within) return { isThere }
  const ids = await newestWith(em, isThere, MOST + 1)
  return ids.length <= MOST ? { ids: arrayOf(ids), isThere } : { isThere }
}

const arrayOf = (ids: number[]) => sql`array(select unnest(${sql.val(ids)}::int[]))`

async function newestWith(em: EntityManager, isThere: RawBuilder<boolean>, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from booking where ${isThere} order by id desc limit ${most}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}
