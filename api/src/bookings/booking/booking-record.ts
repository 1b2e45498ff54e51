import { sql } from 'kysely'
import { Booking, type BookingRow } from './booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, rowLockedBefore, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'

/**
 * A booking under its lock, to be changed and saved. Whoever locks more goes by one order: account, payment session, booking.
 * @throws Problem NOT_FOUND; somebody else's does not exist for a traveller
 */
export async function lockBooking(
  em: EntityManager,
  where: { id: number; userId?: string },
): Promise<BookingRow> {
  const { id, userId } = where
  const known = rowLockedBefore(em, Booking, id)
  if (known && (userId === undefined || known.userId === userId)) return known
  const mine = userId === undefined ? sql`id = ${id}` : sql`id = ${id} and user_id = ${userId}`
  const booking = await lockRow(em, Booking, mine)
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  return booking
}

/** Writes what has changed of a locked booking. */
export async function saveBooking(em: EntityManager, booking: BookingRow): Promise<void> {
  await saveRow(em, Booking, booking)
}
