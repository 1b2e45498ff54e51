import { instantToLocal } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { hireOf } from '#bookings/booking/hire-of.ts'
import { User } from '#people/accounts/user.entity.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import { Vehicle } from '#people/carriers/vehicle.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { rideFacts, travellerOf } from '../offers/ride-view.ts'
import { assertLinkWorks, findDriverLink, linksWorkUntil } from '../ride/driver-links.ts'
import { isTaken } from '../ride/ride-states.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import { DriverEvent } from './driver-event.entity.ts'
import { waitOf, waitsUntil } from './waits-until.ts'

export type DriverRide = components['schemas']['DriverRide']

/** The ride of a driver's link. @throws Problem NOT_FOUND where the link works no more */
export async function rideOfLink(em: EntityManager, token: string, now: Date): Promise<DriverRide> {
  const link = await findDriverLink(em, token)
  const ride = await findRow(em, Ride, { id: link.rideId })
  const booking = ride && (await findRow(em, Booking, { id: ride.bookingId }))
  if (!ride || !booking) throw new Problem('NOT_FOUND', 'The ride is gone.')
  assertLinkWorks(link, ride, now)
  return driverRide(em, ride, booking)
}

/** A ride as its driver sees it. Who is driven is shown until the ride is over. */
export async function driverRide(em: EntityManager, ride: RideRow, booking: BookingRow): Promise<DriverRide> {
  const user = await findRow(em, User, { id: booking.userId })
  const driver = ride.driverId ? await findRow(em, Driver, { id: ride.driverId }) : null
  const vehicle = ride.vehicleId ? await findRow(em, Vehicle, { id: ride.vehicleId }) : null
  const asked = await findRow(em, DriverEvent, { rideId: ride.id, kind: 'no-show', outcome: 'taken' })
  const facts = rideFacts(ride, booking)
  const traveller = travellerOf(ride, booking, user ?? undefined)
  const isShown = isTaken(ride.state)
  const [from, to] = pointsOf(ride, booking)
  return {
    bookingNumber: facts.bookingNumber,
    leg: facts.leg,
    state: facts.state,
    pickupAt: facts.pickupAt,
    ...localPickup(ride),
    timeZone: facts.timeZone,
    pickup: facts.pickup,
    destination: facts.destination,
    ...hireOf(booking),
    pickupPoint: from,
    destinationPoint: booking.durationHours ? null : to,
    pickupAddress: isShown ? traveller.pickupAddress : null,
    destinationAddress: isShown ? traveller.destinationAddress : null,
    travellerName: isShown ? traveller.name : '',
    travellerPhone: isShown ? traveller.phone : null,
    travelNumber: traveller.travelNumber,
    notes: isShown ? traveller.notes : null,
    passengers: facts.passengers,
    suitcases: facts.suitcases,
    infantSeats: facts.infantSeats,
    childSeats: facts.childSeats,
    boosterSeats: facts.boosterSeats,
    meetAndGreet: facts.meetAndGreet,
    collectCents: traveller.collectCents,
    driverName: driver ? `${driver.firstName} ${driver.lastName}` : '',
    vehicle: vehicle ? `${vehicle.make} ${vehicle.model}` : '',
    plate: vehicle?.plate ?? '',
    waitingMinutes: waitOf(ride, booking),
    waitsUntil: waitsUntil(ride, booking).toISOString(),
    flightDueAt: text(ride.flightDueAt),
    landedAt: text(ride.landedAt),
    departedAt: text(ride.departedAt),
    arrivedAt: text(ride.arrivedAt),
    boardedAt: text(ride.boardedAt),
    finishedAt: text(ride.finishedAt),
    noShowAskedAt: text(asked?.occurredAt),
    worksUntil: linksWorkUntil(ride).toISOString(),
  }
}

const text = (instant: Date | null | undefined) => instant?.toISOString() ?? null

function localPickup({ pickupAt, timeZone }: RideRow) {
  const { date, time } = instantToLocal(pickupAt, timeZone)
  return { pickupDate: date, pickupTime: time }
}

type RidePoint = components['schemas']['RidePoint']

/** Where to drive, first and last. */
function pointsOf({ leg }: RideRow, booking: BookingRow): [RidePoint | null, RidePoint | null] {
  const points = [booking.pickupPlace, booking.destinationPlace].map((place) =>
    place ? { lat: place.lat, lon: place.lon } : null,
  )
  const [first = null, last = null] = leg === 'return' ? points.toReversed() : points
  return [first, last]
}
