import { LockMode } from '@mikro-orm/core'
import { Booking, type BookingRow } from '../../bookings/booking.entity.ts'
import type { EntityManager } from '../../database/orm.ts'
import { Problem } from '../../http/problem.ts'

/**
 * A booking under its lock, to be changed. Whoever locks more goes by one order: account, payment session, booking.
 * @throws Problem NOT_FOUND; somebody else's does not exist for a traveller
 */
export async function lockBooking(
  em: EntityManager,
  where: { id: number; userId?: string },
): Promise<BookingRow> {
  const booking = await em.findOne(Booking, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  return booking
}
