import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { sharedManager } from '#platform/database/outside-transactions.ts'
import { findParts, findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { Booking, type BookingRow } from './booking.entity.ts'
import { SHOWN_COLUMNS, type ShownBooking } from './booking-view.ts'

/**
 * A traveller's bookings, newest first, a page by key: the same cost at any depth.
 * @param before only bookings with a smaller id
 */
export async function listBookings(
  { orm }: Context,
  userId: string,
  page: { limit: number; before?: number | undefined },
): Promise<ShownBooking[]> {
  const before = page.before === undefined ? sql`` : sql`and id < ${page.before}`
  const rest = sql`where user_id = ${userId} ${before} order by id desc limit ${page.limit}`
  return findParts(sharedManager(orm), Booking, SHOWN_COLUMNS, rest)
}

/** @throws Problem NOT_FOUND; somebody else's booking does not exist for this traveller */
export async function getOwnBooking({ orm }: Context, userId: string, id: number): Promise<BookingRow> {
  const booking = await findRow(sharedManager(orm), Booking, { id, userId })
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  return booking
}
