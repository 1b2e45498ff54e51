import { instantToLocal } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { hireOf } from '#bookings/booking/hire-of.ts'
import { withLocalName } from '#platform/localisation/written-values.ts'
import type { RideRow } from './ride.entity.ts'

type Booked = Pick<
  BookingRow,
  'pickupPlace' | 'pickupLocation' | 'destinationPlace' | 'destination' | 'durationHours' | 'distanceKm'
>

/**
 * When a ride begins by the clocks of its pickup, and from where to where: the places by their own names, as what the traveller wrote may
 * be a door. The names are in the traveller's language, so what signs call a place stands beside it.
 */
export function placesOf(ride: Pick<RideRow, 'leg' | 'pickupAt' | 'timeZone'>, booking: Booked) {
  const ends = [
    withLocalName(booking.pickupPlace?.label ?? booking.pickupLocation, booking.pickupPlace),
    withLocalName(booking.destinationPlace?.label ?? booking.destination, booking.destinationPlace),
  ] as const
  const [pickup, destination] = ride.leg === 'return' ? [ends[1], ends[0]] : ends
  const { date, time } = instantToLocal(ride.pickupAt, ride.timeZone)
  return { pickup, destination, ...hireOf(booking), pickupDate: date, pickupTime: time }
}
