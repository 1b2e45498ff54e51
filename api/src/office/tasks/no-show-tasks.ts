import { MS_PER_DAY, MS_PER_MINUTE, NO_SHOW_DECISION_DAYS, waitingMinutes } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { Ride, type RideRow } from '#rides/ride/ride.entity.ts'
import { waitingFrom } from '#rides/ride/waiting-from.ts'
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
    const em = orm.em.fork()
    const rides = await findRows(
      em,
      Booking,
      sql`where not is_test and status in ('confirmed', 'in-progress') and pickup_at > ${from} and ((status = 'confirmed' and pickup_at < ${time})
        or (status = 'in-progress' and return_at < ${time})) order by pickup_at, id limit ${MOST_RIDES}`,
    )
    const landedOf = await landings(em, rides)
    const waited = rides
      .map((ride) => ({ ride, since: waitedUntil(ride, landedOf(ride)) }))
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

const isWayBackOf = ({ status }: BookingRow) => status === 'in-progress'

/** The rides whose driver waits for a flight, by the way that has no outcome yet (decision 87). */
async function landings(em: EntityManager, bookings: readonly BookingRow[]) {
  if (bookings.length === 0) return () => undefined
  const rows = await findRows(
    em,
    Ride,
    sql`where booking_id in (${sql.join(bookings.map(({ id }) => id))}) and (landed_at is not null or flight_due_at is not null)`,
  )
  return (booking: BookingRow): RideRow | undefined =>
    rows.find(
      ({ bookingId, leg }) =>
        bookingId === booking.id && leg === (isWayBackOf(booking) ? 'return' : 'outbound'),
    )
}

/** When the wait of the driver was over, on the way that has no outcome yet (decision 28). */
function waitedUntil(ride: BookingRow, flown: RideRow | undefined): Date {
  const isWayBack = isWayBackOf(ride)
  const place = isWayBack ? ride.destinationPlace : ride.pickupPlace
  const minutes = waitingMinutes(place?.kind ?? 'other', ride.extras.meetAndGreet ?? false)
  const from = flown ? waitingFrom(flown) : ((isWayBack ? ride.returnAt : null) ?? ride.pickupAt)
  return new Date(from.getTime() + minutes * MS_PER_MINUTE)
}
