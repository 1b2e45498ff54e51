import { sql } from 'kysely'
import { Booking, type BookingRow } from './booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, lockRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'

/**
 * A booking under its lock, to be changed. Whoever locks more goes by one order: account, payment session, booking.
 * @throws Problem NOT_FOUND; somebody else's does not exist for a traveller
 */
export async function lockBooking(
  em: EntityManager,
  where: { id: number; userId?: string },
): Promise<BookingRow> {
  const { id, userId } = where
  const mine = userId === undefined ? sql`id = ${id}` : sql`id = ${id} and user_id = ${userId}`
  const booking = await lockRow(em, Booking, mine)
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  return booking
}

/**
 * The same as a plain row, for the settlement of payments: watching it took a fifth of the CPU of one (see the benchmark).
 * Whoever changes it writes it, as `receive` does.
 * @throws Problem NOT_FOUND
 */
export async function lockBookingRow(em: EntityManager, id: number): Promise<BookingRow> {
  const [booking] = await findRows(em, Booking, sql`where id = ${id} for no key update`)
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  return booking
}
