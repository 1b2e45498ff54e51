import { addressEnds, TASK_PICKUP_HOURS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { toBooking } from '#bookings/booking/booking-view.ts'
import { findRows } from '#platform/database/rows.ts'
import type { TaskSource } from './task-source.ts'

/** More rides than that are not looked through: nobody sees to so many in a day. */
const MOST_RIDES = 2_000

/** Rides soon that lack something: the payment, the flight at an airport, the hotel in a town. */
export const pickupTasks: TaskSource = {
  kind: 'pickup',
  roles: ['operations', 'support'],
  async find({ orm, now }, limit) {
    const from = now()
    const to = new Date(from.getTime() + TASK_PICKUP_HOURS * 3_600_000)
    const rides = await findRows(
      orm.em.fork(),
      Booking,
      sql`where pickup_at >= ${from} and pickup_at < ${to} and status in ('pending', 'confirmed') and not is_test
        order by pickup_at, id limit ${MOST_RIDES}`,
    )
    const lacking = rides
      .map((ride) => ({ ride, lacks: lacks(ride) }))
      .filter(({ lacks }) => lacks.length > 0)
    return {
      count: lacking.length,
      tasks: lacking.slice(0, limit).map(({ ride, lacks }) => ({
        id: String(ride.id),
        subject: ride.bookingNumber,
        about: `${ride.pickupLocation} – ${ride.durationHours ? `${ride.durationHours} h` : ride.destination}`,
        detail: lacks,
        since: new Date(
          Math.max(ride.createdAt.getTime(), ride.pickupAt.getTime() - TASK_PICKUP_HOURS * 3_600_000),
        ).toISOString(),
        until: ride.pickupAt.toISOString(),
        bookingId: ride.id,
      })),
    }
  },
}

function lacks(row: BookingRow): string[] {
  const booking = toBooking(row)
  return [
    ...(booking.outstandingCents > 0 ? ['unpaid'] : []),
    ...(booking.pickupPlace?.kind === 'airport' && !booking.travelNumber ? ['flight'] : []),
    ...(addressEnds(booking).some(({ field }) => !booking[field]) ? ['address'] : []),
  ]
}
