import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { cancelBooking } from '#bookings/cancellations/cancel-booking.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { sql } from 'kysely'
import { penaliseCarrier } from '../ride/penalise-carrier.ts'
import { moveRide, SERVICE } from '../ride/ride-record.ts'
import { isTaken } from '../ride/ride-states.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'

/**
 * Nobody drives the ride, so the company cancels its booking while there is time to look for another way, and the traveller is told.
 * Everything goes back; where the way there was driven, what was paid for the way back.
 */
export async function giveUpRide(
  context: Context,
  em: EntityManager,
  { ride, booking }: { ride: RideRow; booking: BookingRow },
): Promise<void> {
  const reason = isTaken(ride.state) ? 'carrier' : 'company'
  // A carrier that never named a driver has it no more.
  if (isTaken(ride.state)) {
    await penaliseCarrier(em, ride, 'no-driver-named', context.now())
    await moveRide(context, em, ride, 'release', SERVICE, 'taken-back')
  }
  await moveRide(context, em, ride, 'give-up', SERVICE)
  if (booking.status === 'cancelled') return
  const all = await findRows(em, Ride, sql`where booking_id = ${booking.id}`)
  const isDriven = all.some(({ id, state }) => id !== ride.id && (isTaken(state) || state === 'done'))
  const isWayBack = ride.leg === 'return' && isDriven
  const part = isWayBack ? Math.round(booking.totalCents / all.length) : booking.paidCents
  const refundCents = Math.min(booking.paidCents, part)
  await cancelBooking(context, em, booking, { refundCents, reason, by: { actor: 'service' }, why: null })
}
