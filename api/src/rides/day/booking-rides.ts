import {
  DRIVER_MINUTES_BEFORE_PICKUP,
  instantToLocal,
  MS_PER_DAY,
  MS_PER_MINUTE,
  NO_SHOW_PROOF,
} from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { getOwnBooking } from '#bookings/booking/bookings.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { RideEvent } from '../ride/ride-event.entity.ts'
import { isOver } from '../ride/ride-states.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import { ratingAverage } from '../ratings/rating-average.ts'
import { rateUntil } from '../ratings/rate-until.ts'
import { toRating } from '../ratings/rate-ride.ts'
import { RideRating } from '../ratings/ride-rating.entity.ts'
import { BOOKING_RIDE_STATES } from './booking-ride-states.ts'
import { DriverEvent } from './driver-event.entity.ts'
import { whoDrives } from './driver-facts.ts'
import { photoOf } from './driver-photo.ts'
import { isUnderWay } from './positions.ts'
import { rideMap } from './ride-map.ts'
import { stepsOf } from './ride-reports.ts'
import { RidePosition } from './ride-position.entity.ts'
import { linksOf } from './share-ride.ts'
import { waitsUntil } from './waits-until.ts'

type Schemas = components['schemas']

/** The rides of one's own booking. @throws Problem NOT_FOUND */
export async function ridesOfBooking(
  context: Context,
  userId: string,
  id: number,
): Promise<Schemas['BookingRideList']> {
  const booking = await getOwnBooking(context, userId, id)
  const em = context.orm.em.fork()
  const rides = await findRows(em, Ride, sql`where booking_id = ${id} order by leg`)
  return { rides: await Promise.all(rides.map((ride) => bookingRide(em, ride, booking, context.now()))) }
}

/** Where the driver of a way of one's own booking is, on the map. @throws Problem NOT_FOUND where that is not known now */
export async function mapOfRide(
  context: Context,
  userId: string,
  { id, leg, network }: { id: number; leg: RideRow['leg']; network: string },
): Promise<Schemas['RideMap']> {
  const booking = await getOwnBooking(context, userId, id)
  const em = context.orm.em.fork()
  const ride = await findRow(em, Ride, { bookingId: id, leg })
  const map = ride && (await rideMap(context, em, { ride, booking }, { network, showsPickup: true }))
  if (!map) throw new Problem('NOT_FOUND', 'Where the driver is, is not known now.')
  return map
}

async function bookingRide(
  em: EntityManager,
  ride: RideRow,
  booking: BookingRow,
  now: Date,
): Promise<Schemas['BookingRide']> {
  const { date, time } = instantToLocal(ride.pickupAt, ride.timeZone)
  const until = waitsUntil(ride, booking)
  const place = ride.leg === 'return' ? booking.destinationPlace : booking.pickupPlace
  const events = await findRows(em, DriverEvent, sql`where ride_id = ${ride.id}`)
  const asked = events.find(({ kind, outcome }) => kind === 'no-show' && outcome === 'taken')
  return {
    leg: ride.leg,
    state: BOOKING_RIDE_STATES[ride.state],
    pickupAt: ride.pickupAt.toISOString(),
    pickupDate: date,
    pickupTime: time,
    timeZone: ride.timeZone,
    pickupPoint: place ? { lat: place.lat, lon: place.lon } : null,
    driver: await driverOf(em, ride, now),
    waitsUntil: until.toISOString(),
    waitsUntilTime: instantToLocal(until, ride.timeZone).time,
    landedAt: text(ride.landedAt),
    landedTime: ride.landedAt ? instantToLocal(ride.landedAt, ride.timeZone).time : null,
    departedAt: text(ride.departedAt),
    arrivedAt: text(ride.arrivedAt),
    boardedAt: text(ride.boardedAt),
    finishedAt: text(ride.finishedAt),
    noShowAskedAt: text(asked?.occurredAt),
    contactAttempts: events.filter(({ kind }) => kind === 'contacted').length,
    steps: stepsOf(ride, events),
    objectUntil: await objectUntil(em, ride),
    ...(await ratingOf(em, ride, booking, now)),
    carrierRating: ride.carrierId && ride.driverId ? await ratingAverage(em, ride.carrierId, now) : null,
    position: await positionOf(em, ride),
    mayBeLate: Boolean(ride.lateToldAt) && !ride.arrivedAt && !ride.boardedAt && !isOver(ride.state),
    lateCreditCents: ride.lateCreditCents,
    sharedLinks: await linksOf(em, ride.id),
  }
}

const text = (instant: Date | null | undefined) => instant?.toISOString() ?? null

/** Who drives, as soon as somebody is named; how they are reached, when the mail about them is due, or once they are on the way. */
async function driverOf(
  em: EntityManager,
  ride: RideRow,
  now: Date,
): Promise<Schemas['BookingDriver'] | null> {
  const { driver, vehicle } = await whoDrives(em, ride)
  if (!driver || !vehicle) return null
  const isDue = Boolean(ride.departedAt) || now >= detailsDueAt(ride)
  const isOver = ride.state === 'done' || ride.state === 'no-show'
  return {
    name: `${driver.firstName} ${driver.lastName}`.trim(),
    phone: isDue && !isOver ? driver.phone : null,
    vehicle: `${vehicle.make} ${vehicle.model}`,
    colour: vehicle.colour,
    plate: vehicle.plate,
    hasPhoto: (await photoOf(em, ride)) !== null,
  }
}

/** When a traveller is told how the driver is reached. */
const detailsDueAt = ({ pickupAt }: Pick<RideRow, 'pickupAt'>): Date =>
  new Date(pickupAt.getTime() - DRIVER_MINUTES_BEFORE_PICKUP.detailsMailed * MS_PER_MINUTE)

async function positionOf(em: EntityManager, ride: RideRow): Promise<Schemas['BookingRidePosition'] | null> {
  if (!isUnderWay(ride.state)) return null
  const found = await findRow(em, RidePosition, { rideId: ride.id })
  if (!found) return null
  const { lat, lon, accuracyMeters, occurredAt } = found
  return { lat, lon, accuracyMeters, at: occurredAt.toISOString() }
}

/** Until when a no-show can be objected to. */
async function objectUntil(em: EntityManager, ride: RideRow): Promise<string | null> {
  if (ride.state !== 'no-show') return null
  const [ended] = await findRows(
    em,
    RideEvent,
    sql`where ride_id = ${ride.id} and move = 'no-show' order by id desc limit 1`,
  )
  const days = NO_SHOW_PROOF.objectionDays * MS_PER_DAY
  return ended ? new Date(ended.at.getTime() + days).toISOString() : null
}

/** How it was rated, or until when it can be. */
async function ratingOf(em: EntityManager, ride: RideRow, booking: BookingRow, now: Date) {
  const rating = await findRow(em, RideRating, { rideId: ride.id })
  const until = rating ? null : rateUntil(ride, booking)
  return {
    rateUntil: until && now < until ? until.toISOString() : null,
    rating: rating && toRating(rating),
  }
}
