import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { User, type UserRow } from '#people/accounts/user.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { RideOffer } from '../ride/ride-offer.entity.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import type { ActingMember } from '#people/carriers/carrier-rights.ts'
import { toCarrierRide } from './ride-view.ts'

type Schemas = components['schemas']

const MOST_OFFERS = 100
const MOST_RIDES = 500

/** The bookings of rides, by their ids. */
export async function bookingsOf(
  em: EntityManager,
  rides: readonly RideRow[],
): Promise<(ride: RideRow) => BookingRow> {
  const ids = [...new Set(rides.map(({ bookingId }) => bookingId))]
  const rows = ids.length > 0 ? await findRows(em, Booking, sql`where id in (${sql.join(ids)})`) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (ride) => {
    const booking = byId.get(ride.bookingId)
    if (!booking) throw new Error(`The booking of the ride ${ride.id} is gone.`)
    return booking
  }
}

async function carrierRides(em: EntityManager, rides: readonly RideRow[]): Promise<Schemas['CarrierRide'][]> {
  const bookingOf = await bookingsOf(em, rides)
  const ids = [...new Set(rides.map((ride) => bookingOf(ride).userId))]
  const users = ids.length > 0 ? await findRows(em, User, sql`where id in (${sql.join(ids)})`) : []
  const byId = new Map<string, UserRow>(users.map((user) => [user.id, user]))
  return rides.map((ride) => {
    const booking = bookingOf(ride)
    return toCarrierRide(ride, booking, byId.get(booking.userId))
  })
}

/** What a carrier is asked to drive, the first to be answered at the top. */
export async function openOffersOf(
  { orm, now }: Context,
  { carrierId }: ActingMember,
): Promise<Schemas['RideOfferList']> {
  const em = orm.em.fork()
  const offers = await findRows(
    em,
    RideOffer,
    sql`where carrier_id = ${carrierId} and state = 'open' and answer_until > ${now()}
      order by answer_until, id limit ${MOST_OFFERS}`,
  )
  const ids = offers.map(({ rideId }) => rideId)
  const rides = ids.length > 0 ? await findRows(em, Ride, sql`where id in (${sql.join(ids)})`) : []
  const views = new Map((await carrierRides(em, rides)).map((ride) => [ride.id, ride]))
  return {
    offers: offers.flatMap(({ id, kind, netCents, answerUntil, rideId }) => {
      const ride = views.get(rideId)
      return ride ? [{ id, kind, netCents, answerUntil: answerUntil.toISOString(), ride }] : []
    }),
  }
}

/** The rides of a carrier whose pickups lie between two days, both included (UTC). */
export async function ridesOfCarrier(
  { orm }: Context,
  { carrierId }: ActingMember,
  { from, to }: { from: string; to?: string | undefined },
): Promise<Schemas['CarrierRideList']> {
  const em = orm.em.fork()
  const until = to === undefined ? sql`` : sql`and pickup_at < ${to}::date + 1`
  const rides = await findRows(
    em,
    Ride,
    sql`where carrier_id = ${carrierId} and pickup_at >= ${from}::date ${until}
      order by pickup_at, id limit ${MOST_RIDES}`,
  )
  return { rides: await carrierRides(em, rides) }
}

/** @throws Problem NOT_FOUND; another's does not exist */
export async function rideOfCarrier(
  { orm }: Context,
  { carrierId }: ActingMember,
  id: string,
): Promise<Schemas['CarrierRide']> {
  const em = orm.em.fork()
  const ride = await findRow(em, Ride, { id, carrierId })
  const [view] = ride ? await carrierRides(em, [ride]) : []
  if (!view) throw new Problem('NOT_FOUND', 'There is no such ride of yours.')
  return view
}
