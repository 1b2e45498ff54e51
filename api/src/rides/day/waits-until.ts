import { MS_PER_MINUTE, waitingMinutes } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { waitingFrom } from '../ride/waiting-from.ts'
import type { RideRow } from '../ride/ride.entity.ts'

type Booked = Pick<BookingRow, 'pickupPlace' | 'destinationPlace' | 'extras'>

/** How long the driver of a ride waits, in minutes (decision 21). */
export function waitOf({ leg }: Pick<RideRow, 'leg'>, booking: Booked): number {
  const place = leg === 'return' ? booking.destinationPlace : booking.pickupPlace
  return waitingMinutes(place?.kind ?? 'other', booking.extras.meetAndGreet ?? false)
}

/** Until when the driver of a ride waits: from the landing on where a flight is late. */
export function waitsUntil(
  ride: Pick<RideRow, 'leg' | 'pickupAt' | 'landedAt' | 'flightDueAt'>,
  booking: Booked,
): Date {
  return new Date(waitingFrom(ride).getTime() + waitOf(ride, booking) * MS_PER_MINUTE)
}
