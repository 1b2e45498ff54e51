import { RATING_MONTHS } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { RideRow } from '../ride/ride.entity.ts'

type Driven = Pick<RideRow, 'state' | 'finishedAt' | 'endsAt'>

/** Until when a ride can be rated; null where it was not driven, or is not paid. */
export function rateUntil(ride: Driven, { paymentStatus }: Pick<BookingRow, 'paymentStatus'>): Date | null {
  if (ride.state !== 'done' || paymentStatus !== 'completed') return null
  const until = new Date(ride.finishedAt ?? ride.endsAt)
  const day = until.getUTCDate()
  until.setUTCMonth(until.getUTCMonth() + RATING_MONTHS)
  // A month that has no such day ends with its last.
  if (until.getUTCDate() !== day) until.setUTCDate(0)
  return until
}
