import { DRIVER_MINUTES_BEFORE_PICKUP, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { mailTraveller } from '#bookings/booking/mail-traveller.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRideAndBooking } from '../ride/advance-ride.ts'
import { saveRide } from '../ride/ride-record.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { driverFactsOf } from './driver-facts.ts'
import { enqueueText } from './text-traveller.ts'
import { waitsUntil } from './waits-until.ts'

/** Rides that one run sees to; what is left is seen to by the next. */
const MOST_RIDES = 500

/** Mails who drives, shortly before the pickup; again where it is somebody else by then. */
export async function mailDrivers(context: Context): Promise<void> {
  const now = context.now()
  const until = new Date(now.getTime() + DRIVER_MINUTES_BEFORE_PICKUP.detailsMailed * MS_PER_MINUTE)
  const { rows } = await sql<{ id: string }>`
    select id from ride where state in ('assigned', 'on-the-way') and pickup_at > ${now} and pickup_at <= ${until}
      and not is_test and driver_id is distinct from mailed_driver_id order by pickup_at, id limit ${MOST_RIDES}`.execute(
    context.orm.em.fork().getKysely(),
  )
  for (const { id } of rows) {
    try {
      await mailDriver(context, id, until)
    } catch (error) {
      // One ride takes no other along; the next run tries it again.
      context.log.error({ err: error, ride: id }, 'a traveller could not be told who drives')
    }
  }
}

async function mailDriver(context: Context, id: string, until: Date): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const { ride, booking } = await lockRideAndBooking(em, id)
    if (!ride.driverId || ride.driverId === ride.mailedDriverId || ride.pickupAt > until) return
    const isToCome = ride.state === 'assigned' || ride.state === 'on-the-way'
    if (!isToCome) return
    await tell(context, em, { ride, booking }, 'driver-details')
    await enqueueText(context, em, { ride, booking }, 'driver-details')
    ride.mailedDriverId = ride.driverId
    await saveRide(em, ride)
  })
}

/** Tells the traveller of a locked ride, in its transaction, that the driver is there and until when. */
export async function tellArrived(
  context: Context,
  em: EntityManager,
  both: { ride: RideRow; booking: BookingRow },
): Promise<void> {
  // What was reported long after is no news.
  if (both.ride.isTest || context.now() >= waitsUntil(both.ride, both.booking)) return
  await tell(context, em, both, 'driver-arrived')
  await enqueueText(context, em, both, 'driver-arrived')
}

/** Writes to the traveller of a locked ride about its driver; nothing where none is named. */
export async function tell(
  context: Context,
  em: EntityManager,
  { ride, booking }: { ride: RideRow; booking: BookingRow },
  kind: 'driver-details' | 'driver-arrived' | 'driver-late',
): Promise<void> {
  const driver = await driverFactsOf(em, ride, booking)
  if (driver) await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, { kind, driver })
}
