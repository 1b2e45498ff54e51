import { instantToLocal, RIDE_SHARE } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { getOwnBooking } from '#bookings/booking/bookings.service.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import { Vehicle } from '#people/carriers/vehicle.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow, lockRow } from '#platform/database/rows.ts'
import { newToken, tokenHash } from '#platform/database/tokens.ts'
import { Problem } from '#platform/http/problem.ts'
import { isOver } from '../ride/ride-states.ts'
import { Ride, type RideLeg, type RideRow } from '../ride/ride.entity.ts'
import { BOOKING_RIDE_STATES } from './booking-ride-states.ts'
import { rideMap } from './ride-map.ts'
import { RideShare } from './ride-share.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']
type Way = { id: number; leg: RideLeg }

/**
 * A link to a way of one's own booking, for whoever waits. The oldest make way.
 * @throws Problem NOT_FOUND; RIDE_MOVED where the ride is over
 */
export async function shareRide(
  context: Context,
  userId: string,
  way: Way,
): Promise<Schemas['RideShareLink']> {
  await getOwnBooking(context, userId, way.id)
  const token = newToken()
  return context.orm.em.fork().transactional(async (em) => {
    const ride = await lockRow(em, Ride, sql`booking_id = ${way.id} and leg = ${way.leg}`)
    if (!ride) throw new Problem('NOT_FOUND', 'The booking has no such way.')
    if (isOver(ride.state)) throw new Problem('RIDE_MOVED', sentence('nothingToFollow'))
    await sql`
      delete from ride_share where ride_id = ${ride.id} and id not in (
        select s.id from ride_share s where s.ride_id = ${ride.id} order by s.created_at desc, s.id limit ${RIDE_SHARE.mostLinks - 1})`.execute(
      em.getKysely(),
    )
    const row = { id: randomUUID(), rideId: ride.id, tokenHash: tokenHash(token), createdAt: context.now() }
    await insertRow(em, RideShare, row)
    return { url: `${context.publicUrl}/ride/#${token}`, links: await linksOf(em, ride.id) }
  })
}

/** Ends all links to a way of one's own booking. @throws Problem NOT_FOUND */
export async function endSharing(context: Context, userId: string, { id, leg }: Way): Promise<void> {
  await getOwnBooking(context, userId, id)
  await sql`
    delete from ride_share s using ride r where r.id = s.ride_id and r.booking_id = ${id} and r.leg = ${leg}`.execute(
    context.orm.em.fork().getKysely(),
  )
}

/** How many links to a ride work. */
export async function linksOf(em: EntityManager, rideId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ride_share where ride_id = ${rideId}`.execute(em.getKysely())
  return rows[0]?.count ?? 0
}

/**
 * What a link shows: how the ride stands, where the driver is, and when it is expected. Neither the traveller nor an address is in it.
 * @throws Problem NOT_FOUND where the link was withdrawn, or the ride is over
 */
export async function sharedRide(
  context: Context,
  { token, network }: { token: string; network: string },
): Promise<Schemas['SharedRide']> {
  const em = context.orm.em.fork()
  const share = await findRow(em, RideShare, { tokenHash: tokenHash(token) })
  const ride = share && (await findRow(em, Ride, { id: share.rideId }))
  const booking = ride && (await findRow(em, Booking, { id: ride.bookingId }))
  if (!ride || !booking || isOver(ride.state))
    throw new Problem('NOT_FOUND', 'The ride is over, or whoever shared it has ended that.')
  const driver = ride.driverId ? await findRow(em, Driver, { id: ride.driverId }) : null
  const vehicle = ride.vehicleId ? await findRow(em, Vehicle, { id: ride.vehicleId }) : null
  const pickup = instantToLocal(ride.pickupAt, ride.timeZone)
  return {
    state: BOOKING_RIDE_STATES[ride.state],
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    arrivalTime: instantToLocal(expectedAt(ride), ride.timeZone).time,
    driverName: driver?.firstName ?? null,
    vehicle: vehicle ? `${vehicle.make} ${vehicle.model}` : null,
    plate: vehicle?.plate ?? null,
    map: await rideMap(context, em, { ride, booking }, { network, showsPickup: false }),
  }
}

/** By the way alone: from when the traveller is on board, else from the time of the pickup. */
function expectedAt({ boardedAt, pickupAt, endsAt }: RideRow): Date {
  const drive = endsAt.getTime() - pickupAt.getTime()
  return new Date((boardedAt ?? pickupAt).getTime() + drive)
}
