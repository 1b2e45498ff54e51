import { sql } from 'kysely'
import { assignCrew } from '#rides/offers/assign-ride.ts'
import { giveTo, makeOffers } from '#rides/offers/make-offers.ts'
import { lockRide, tagOf } from '#rides/ride/ride-record.ts'
import { Ride } from '#rides/ride/ride.entity.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import type { TestClient } from './client.ts'
import { newFleet } from './fleet.ts'
import { paidBooking } from './money.ts'
import type { TestService } from './service.ts'

/** How far a ride of a carrier is: asked about, taken, with its driver, or changed since. */
export type Stage = 'offered' | 'accepted' | 'assigned' | 'amended'

/** A ride of a booking of the traveller, and a carrier of the account that it is offered to, or that has it. */
export async function carriersRide(
  service: TestService,
  traveller: TestClient,
  userId: string,
  stage: Stage,
  request: Record<string, unknown> = {},
) {
  const fleet = await newFleet(service, { userId })
  const [driverId = '', vehicleId = ''] = [fleet.drivers[0], fleet.vehicles[0]]
  const booking = await paidBooking(service, traveller, { request })
  const em = () => service.context.orm.em.fork()
  const [{ id: rideId } = { id: '' }] = await findRows(
    em(),
    Ride,
    sql`where booking_id = ${booking.id} limit 1`,
  )
  const by = { actor: 'carrier', actorId: userId } as const
  const offerId = await em().transactional(async (tx) => {
    const ride = await lockRide(tx, rideId)
    if (stage === 'offered')
      return (await makeOffers(service.context, tx, ride, [fleet.carrierId], 'direct'))[0]?.id ?? ''
    await giveTo(service.context, tx, ride, fleet.carrierId, by)
    if (stage === 'assigned') await assignCrew(service.context, tx, ride, { driverId, vehicleId }, by)
    if (stage === 'amended')
      await sql`update ride set amendment_until = ${new Date(service.clock.now.getTime() + 60_000)} where id = ${rideId}`.execute(
        tx.getKysely(),
      )
    return ''
  })
  return { booking, fleet, rideId, offerId, driverId, vehicleId }
}

/** The header that names a ride as it stands now, as whoever has just looked at it sends it. */
export async function seen(service: TestService, rideId: string): Promise<{ 'If-Match': string }> {
  const ride = await findRow(service.context.orm.em.fork(), Ride, { id: rideId })
  if (!ride) throw new Error(`There is no ride ${rideId}.`)
  return { 'If-Match': entityTag(tagOf(ride)) }
}
