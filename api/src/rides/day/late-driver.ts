import { LATE_DRIVER, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { lockRideAndBooking } from '../ride/advance-ride.ts'
import { saveRide } from '../ride/ride-record.ts'
import { asFlown } from '../ride/waiting-from.ts'
import { mayBeLate } from './lateness.ts'
import { RidePosition } from './ride-position.entity.ts'
import { tell } from './tell-traveller.ts'

/** Rides that one run sees to; what is left is seen to by the next. */
const MOST_RIDES = 500

/** Tells travellers that their driver may be late, once a ride, before they have to ask. */
export async function tellOfLateDrivers(context: Context): Promise<void> {
  const now = context.now()
  const minutes = (count: number) => new Date(now.getTime() + count * MS_PER_MINUTE)
  const { rows } = await sql<{ id: string }>`
    select id from ride where state in ('assigned', 'on-the-way') and late_told_at is null and driver_id is not null
      and pickup_at > ${minutes(-LATE_DRIVER.watchedMinutes)} and pickup_at <= ${minutes(LATE_DRIVER.watchedMinutes)}
      and not is_test order by pickup_at, id limit ${MOST_RIDES}`.execute(context.orm.em.fork().getKysely())
  for (const { id } of rows) {
    try {
      await tellIfLate(context, id)
    } catch (error) {
      // One ride takes no other along; the next run tries it again.
      context.log.error({ err: error, ride: id }, 'a traveller could not be told that the driver may be late')
    }
  }
}

async function tellIfLate(context: Context, id: string): Promise<void> {
  const now = context.now()
  await context.orm.em.fork().transactional(async (em) => {
    const both = await lockRideAndBooking(em, id)
    const { ride, booking } = both
    if (ride.lateToldAt || !ride.driverId) return
    const position = await findRow(em, RidePosition, { rideId: id })
    const place = ride.leg === 'return' ? booking.destinationPlace : booking.pickupPlace
    const seen = position && { lat: position.lat, lon: position.lon, at: position.occurredAt }
    if (!mayBeLate(asFlown(ride), { meeting: place ?? null, seen }, now)) return
    await tell(context, em, both, 'driver-late')
    ride.lateToldAt = now
    await saveRide(em, ride)
  })
}
