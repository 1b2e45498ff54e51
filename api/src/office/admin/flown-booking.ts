import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { waitingFrom } from '#rides/ride/waiting-from.ts'
import { Ride } from '#rides/ride/ride.entity.ts'

/** A booking whose way there begins when its traveller has landed, where that is known to be later. */
export async function flownBooking(em: EntityManager, booking: BookingRow): Promise<BookingRow> {
  const ride = await findRow(em, Ride, { bookingId: booking.id, leg: 'outbound' })
  return ride ? { ...booking, pickupAt: waitingFrom(ride) } : booking
}
