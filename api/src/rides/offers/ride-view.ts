import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { dueToCarrierCents } from '#bookings/booking/booking-money.ts'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { placesOf } from '../ride/ride-places.ts'
import { tagOf } from '../ride/ride-record.ts'
import { isTaken } from '../ride/ride-states.ts'
import type { RideRow } from '../ride/ride.entity.ts'

type Schemas = components['schemas']

/** What everybody sees of a ride. */
export function rideFacts(ride: RideRow, booking: BookingRow) {
  return {
    id: ride.id,
    tag: entityTag(tagOf(ride)),
    bookingNumber: booking.bookingNumber,
    leg: ride.leg,
    state: ride.state,
    pickupAt: ride.pickupAt.toISOString(),
    endsAt: ride.endsAt.toISOString(),
    ...placesOf(ride, booking),
    timeZone: ride.timeZone,
    vehicleTypeId: ride.vehicleTypeId,
    passengers: ride.passengers,
    suitcases: ride.suitcases,
    infantSeats: ride.infantSeats,
    childSeats: ride.childSeats,
    boosterSeats: ride.boosterSeats,
    meetAndGreet: booking.extras.meetAndGreet ?? false,
    netCents: ride.netCents,
    amendmentUntil: ride.amendmentUntil?.toISOString() ?? null,
  }
}

/** A ride as a carrier sees it: who is driven stands on it while it is the carrier's to drive, and no longer. */
export function toCarrierRide(
  ride: RideRow,
  booking: BookingRow,
  user: UserRow | undefined,
): Schemas['CarrierRide'] {
  return {
    ...rideFacts(ride, booking),
    driverId: ride.driverId ?? null,
    vehicleId: ride.vehicleId ?? null,
    traveller: isTaken(ride.state) ? travellerOf(ride, booking, user) : null,
    test: ride.isTest,
  }
}

/** Who is driven, as their driver needs to know it. */
export function travellerOf(
  ride: RideRow,
  booking: BookingRow,
  user: UserRow | undefined,
): Schemas['RideTraveller'] {
  const isBack = ride.leg === 'return'
  const { pickupAddress = null, destinationAddress = null } = booking
  const name = user && !user.erasedAt ? `${user.firstName} ${user.lastName}`.trim() : ''
  return {
    name: booking.nameBoard ?? name,
    phone: booking.contactPhone ?? null,
    // The way back goes to a flight that nobody told us of.
    travelNumber: isBack ? null : (booking.travelNumber ?? null),
    pickupAddress: isBack ? destinationAddress : pickupAddress,
    destinationAddress: isBack ? pickupAddress : destinationAddress,
    notes: booking.specialRequests ?? null,
    // What is not paid ahead is paid to the driver of the first way.
    collectCents: isBack ? 0 : dueToCarrierCents(booking),
  }
}
