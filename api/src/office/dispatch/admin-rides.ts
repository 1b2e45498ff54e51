import { MS_PER_HOUR, RIDE_OFFERS, writtenLanguage } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { User } from '#people/accounts/user.entity.ts'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import { Vehicle } from '#people/carriers/vehicle.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { bookingsOf } from '#rides/offers/read-rides.ts'
import { rideFacts } from '#rides/offers/ride-view.ts'
import { RideOffer } from '#rides/ride/ride-offer.entity.ts'
import { Ride, type RideRow } from '#rides/ride/ride.entity.ts'
import { incidentsOf } from './ride-incidents.ts'

type AdminRide = components['schemas']['AdminRide']

const MOST_RIDES = 500
const MOST_OFFERS = 200
const DEFAULT_HOURS = 72
/** A ride stays in sight so long after it is over: what went wrong is told then. */
const HOURS_AFTER = 12

/** The rides whose pickup lies within so many hours, or that are under way or just over, those that nobody drives yet first. */
export async function listRides(
  { orm, now }: Context,
  hours = DEFAULT_HOURS,
): Promise<components['schemas']['AdminRideList']> {
  const em = orm.em.fork()
  const to = new Date(now().getTime() + hours * MS_PER_HOUR)
  const over = new Date(now().getTime() - HOURS_AFTER * MS_PER_HOUR)
  const rides = await findRows(
    em,
    Ride,
    sql`where pickup_at < ${to} and not is_test and state <> 'cancelled'
      and (pickup_at >= ${now()} or ends_at >= ${over} and carrier_id is not null)
      order by state not in ('open', 'offered', 'unassignable'), pickup_at, id limit ${MOST_RIDES}`,
  )
  return { rides: await adminRides(em, rides, now()) }
}

/** @throws Problem NOT_FOUND */
export async function adminRide({ orm, now }: Context, id: string): Promise<AdminRide> {
  const em = orm.em.fork()
  const ride = await findRow(em, Ride, { id })
  const [view] = ride ? await adminRides(em, [ride], now()) : []
  if (!view) throw new Problem('NOT_FOUND', 'There is no such ride.')
  return view
}

async function adminRides(em: EntityManager, rides: readonly RideRow[], now: Date): Promise<AdminRide[]> {
  if (rides.length === 0) return []
  const bookingOf = await bookingsOf(em, rides)
  const rounds = sql.join(rides.map(({ id, round }) => sql`(${id}::uuid, ${round}::int)`))
  const offers = await findRows(
    em,
    RideOffer,
    sql`where (ride_id, round) in (${rounds}) order by offered_at, id`,
  )
  const carriers = await rowsOf(
    em,
    Carrier,
    [...rides, ...offers].map(({ carrierId }) => carrierId),
  )
  const drivers = await rowsOf(
    em,
    Driver,
    rides.map(({ driverId }) => driverId),
  )
  const vehicles = await rowsOf(
    em,
    Vehicle,
    rides.map(({ vehicleId }) => vehicleId),
  )
  const incidents = await incidentsOf(
    em,
    rides.map(({ id }) => id),
  )
  const travellers = await rowsOf(
    em,
    User,
    rides.map((ride) => bookingOf(ride).userId),
  )
  const languageOf = (ride: RideRow): AdminRide['travellerLanguage'] => {
    const traveller = travellers.get(bookingOf(ride).userId)
    return traveller && !traveller.erasedAt ? writtenLanguage(traveller.language).code : null
  }
  const nameOf = (id: string) => carriers.get(id)?.legalName ?? ''
  return rides.map((ride) => {
    const driver = ride.driverId ? drivers.get(ride.driverId) : undefined
    return {
      ...rideFacts(ride, bookingOf(ride)),
      bookingId: ride.bookingId,
      carrierId: ride.carrierId ?? null,
      carrierName: ride.carrierId ? nameOf(ride.carrierId) : null,
      driverName: driver ? `${driver.firstName} ${driver.lastName}` : null,
      driverPhone: driver?.phone ?? null,
      plate: (ride.vehicleId && vehicles.get(ride.vehicleId)?.plate) || null,
      isLate: isLate(ride, now),
      travellerLanguage: languageOf(ride),
      incidents: incidents(ride.id),
      offers: offers
        .filter(({ rideId }) => rideId === ride.id)
        .slice(-MOST_OFFERS)
        .map(({ id, carrierId, kind, state, answerUntil, reason }) => ({
          id,
          carrierId,
          carrierName: nameOf(carrierId),
          kind,
          state,
          answerUntil: answerUntil.toISOString(),
          reason: reason ?? null,
        })),
    }
  })
}

/** Whether a carrier, or a driver, should be known by now. */
function isLate({ state, pickupAt }: Pick<RideRow, 'state' | 'pickupAt'>, now: Date): boolean {
  const { alarmHoursBefore, driverHoursBefore } = RIDE_OFFERS
  const isWithin = (hours: number) => now.getTime() >= pickupAt.getTime() - hours * MS_PER_HOUR
  if (state === 'open' || state === 'offered') return isWithin(alarmHoursBefore)
  return state === 'accepted' && isWithin(driverHoursBefore)
}

async function rowsOf<Row extends { id: string }>(
  em: EntityManager,
  entity: Parameters<typeof findRows<Row>>[1],
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, Row>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const rows =
    wanted.length > 0 ? await findRows<Row>(em, entity, sql`where id in (${sql.join(wanted)})`) : []
  return new Map(rows.map((row) => [row.id, row]))
}
