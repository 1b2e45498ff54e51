import { instantToLocal } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { endAsNoShow } from '#bookings/cancellations/end-as-no-show.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { DriverEvent } from './driver-event.entity.ts'
import { lacksOf } from './no-show-proof.ts'
import { waitsUntil } from './waits-until.ts'

/**
 * Ends a locked booking whose traveller did not come, where the driver has proven all that it takes (decision 70). What lacks something
 * waits for a person, who ends it the same way.
 */
export async function endWhereProven(
  context: Context,
  em: EntityManager,
  { ride, booking }: { ride: RideRow; booking: BookingRow },
  askedAt: Date,
): Promise<void> {
  const isOpen = booking.status === 'confirmed' || booking.status === 'in-progress'
  if (!isOpen) return
  const events = await findRows(
    em,
    DriverEvent,
    sql`where ride_id = ${ride.id} and driver_id = ${ride.driverId}`,
  )
  const meetingPoint = (ride.leg === 'return' ? booking.destinationPlace : booking.pickupPlace) ?? null
  const until = waitsUntil(ride, booking)
  if (lacksOf({ events, meetingPoint, waitsUntil: until, askedAt }).length > 0) return
  const { date, time } = instantToLocal(until, ride.timeZone)
  const why = `The driver waited at the meeting point until ${date} ${time} and tried to reach the traveller.`
  await endAsNoShow(context, em, booking, { by: { actor: 'service' }, why })
}
