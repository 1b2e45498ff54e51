import { sql } from 'kysely'
import { byLeg, grossCents } from '#bookings/funds/gross-price.ts'
import type { DrivesOf } from '#bookings/funds/drives.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { ask } from '#platform/database/ask-together.ts'
import { rowsWith } from '#platform/database/rows.ts'
import { lockRide } from './ride-record.ts'
import { Ride, type RideRow } from './ride.entity.ts'

/** The rides of a booking under their locks, in the order they are driven. */
export async function lockRidesOf(em: EntityManager, bookingId: number): Promise<RideRow[]> {
  return lockRides(em, await ask(em, ridesOf(em, bookingId)))
}

/** The rides of a booking, in the order they are driven. */
export const ridesOf = (em: EntityManager, bookingId: number) =>
  rowsWith(em, Ride, sql`where booking_id = ${bookingId} order by leg`)

export async function lockRides(em: EntityManager, found: readonly RideRow[]): Promise<RideRow[]> {
  const locked: RideRow[] = []
  for (const { id } of found) locked.push(await lockRide(em, id))
  return locked
}

/** The ways of a booking as its money sees them. */
export const drivesOfRides: DrivesOf = async (em, { id, lines, isRoundTrip }) => {
  // A way that a change took off the booking is nobody's to be paid for.
  const rides = (await lockRidesOf(em, id)).filter(({ leg }) => isRoundTrip || leg === 'outbound')
  const gross = byLeg(grossCents(lines), rides.length)
  return rides.map((ride, leg) => ({
    rideId: ride.id,
    carrierId: ride.carrierId ?? null,
    grossCents: gross[leg] ?? 0,
    percent: ride.netPercent,
    isByRateCard: Boolean(ride.rateId),
    isDriven: ride.state === 'done',
    endsAt: ride.endsAt,
  }))
}
