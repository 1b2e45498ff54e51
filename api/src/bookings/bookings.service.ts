import type { Context } from '../context.ts'
import { findRow } from '../database/rows.ts'
import { Problem } from '../http/problem.ts'
import { Booking, type BookingRow } from './booking.entity.ts'
import { bookingColumns, fromColumns, type BookingTables } from './booking-columns.ts'

/**
 * A traveller's bookings, newest first, a page by key: the same cost at any depth.
 * @param before only bookings with a smaller id
 */
export async function listBookings(
  { orm }: Context,
  userId: string,
  page: { limit: number; before?: number | undefined },
): Promise<BookingRow[]> {
  let query = orm.em
    .fork()
    .getKysely<BookingTables>()
    .selectFrom('booking')
    .select(bookingColumns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(page.limit)
  if (page.before !== undefined) query = query.where('id', '<', page.before)
  return (await query.execute()).map(fromColumns)
}

/** @throws Problem NOT_FOUND; somebody else's booking does not exist for this traveller */
export async function getOwnBooking({ orm }: Context, userId: string, id: number): Promise<BookingRow> {
  const booking = await findRow(orm.em.fork(), Booking, { id, userId })
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  return booking
}
