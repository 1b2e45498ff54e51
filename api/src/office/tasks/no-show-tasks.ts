import { MS_PER_DAY, MS_PER_MINUTE, NO_SHOW_DECISION_DAYS, waitingMinutes } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { findRows } from '#platform/database/rows.ts'
import type { TaskSource } from './task-source.ts'

/** More rides than that are not looked through. */
const MOST_RIDES = 2_000

/**
 * Rides that should have begun, or gone back, and have no outcome: the driver has waited by now, so they were driven, or the traveller
 * did not come. Somebody says which.
 */
export const noShowTasks: TaskSource = {
  kind: 'no-show',
  roles: ['operations'],
  async find({ orm, now }, limit) {
    const time = now()
    const from = new Date(time.getTime() - NO_SHOW_DECISION_DAYS * MS_PER_DAY)
    const rides = await findRows(
      orm.em.fork(),
      Booking,
      sql`where not is_test and status in ('confirmed', 'in-progress') and pickup_at > ${from} and ((status = 'confirmed' and pickup_at < ${time})
        or (status = 'in-progress' and return_at < ${time})) order by pickup_at, id limit ${MOST_RIDES}`,
    )
    const waited = rides
      .map((ride) => ({ ride, since: waitedUntil(ride) }))
      .filter(({ since }) => since <= time)
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    return {
      count: waited.length,
      tasks: waited.slice(0, limit).map(({ ride, since }) => ({
        id: String(ride.id),
        subject: ride.bookingNumber,
        about: `${ride.pickupLocation} – ${ride.durationHours ? `${ride.durationHours} h` : ride.destination}`,
        detail: [ride.status === 'in-progress' ? 'way-back' : 'way-there'],
        since: since.toISOString(),
        until: null,
        bookingId: ride.id,
      })),
    }
  },
}

/** When the wait of the driver was over, on the way that has no outcome yet (decision 28). */
function waitedUntil(ride: BookingRow): Date {
  const isWayBack = ride.status === 'in-progress'
  const place = isWayBack ? ride.destinationPlace : ride.pickupPlace
  const minutes = waitingMinutes(place?.kind ?? 'other', ride.extras.meetAndGreet ?? false)
  const from = (isWayBack ? ride.returnAt : null) ?? ride.pickupAt
  return new Date(from.getTime() + minutes * MS_PER_MINUTE)
}
