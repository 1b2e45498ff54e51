import { getOwnBooking } from '#bookings/booking/bookings.service.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { portrait } from '#platform/files/portrait.ts'
import { StoredFile } from '#platform/files/stored-file.entity.ts'
import { Problem } from '#platform/http/problem.ts'
import { isTaken } from '../ride/ride-states.ts'
import { Ride, type RideLeg, type RideRow } from '../ride/ride.entity.ts'

/** The stored picture of who drives a ride, while the ride is to come or under way; null where there is none to show. */
export async function photoOf(em: EntityManager, ride: Pick<RideRow, 'driverId' | 'state'>) {
  if (!ride.driverId || !isTaken(ride.state)) return null
  const driver = await findRow(em, Driver, { id: ride.driverId })
  const file = driver?.photoId ? await findRow(em, StoredFile, { id: driver.photoId }) : null
  // A paper is nothing to show, whoever names it as a photo.
  return file?.mediaType.startsWith('image/') ? file : null
}

/** Who drives a way of one's own booking, as a small JPEG. @throws Problem NOT_FOUND where there is none to show */
export async function driverPhoto(
  context: Context,
  userId: string,
  { id, leg }: { id: number; leg: RideLeg },
): Promise<Buffer> {
  await getOwnBooking(context, userId, id)
  const em = context.orm.em.fork()
  const ride = await findRow(em, Ride, { bookingId: id, leg })
  const file = ride && (await photoOf(em, ride))
  const bytes = file && (await context.files.get(file.id))
  if (!bytes) throw new Problem('NOT_FOUND', 'There is no photo of the driver to show now.')
  return portrait(bytes)
}
