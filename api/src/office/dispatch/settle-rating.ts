import { sql } from 'kysely'
import { Booking } from '#bookings/booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { RideRating } from '#rides/ratings/ride-rating.entity.ts'
import { Ride } from '#rides/ride/ride.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

/** Notes that a rating was looked into; said twice is said once. @throws Problem NOT_FOUND */
export async function settleRating(
  { orm, now }: Context,
  administrator: Administrator,
  id: string,
): Promise<void> {
  const time = now()
  await orm.em.fork().transactional(async (em) => {
    const rating = await lockRow(em, RideRating, sql`id = ${id}`)
    const ride = rating && (await findRow(em, Ride, { id: rating.rideId }))
    const booking = ride && (await findRow(em, Booking, { id: ride.bookingId }))
    if (!rating || !booking) throw new Problem('NOT_FOUND', 'There is no such rating.')
    if (rating.settledAt) return
    rating.settledAt = time
    await saveRow(em, RideRating, rating)
    await recordAudit(
      em,
      {
        by: administrator,
        action: 'ride.rating-settled',
        subject: 'booking',
        subjectId: String(booking.id),
        before: null,
        after: { leg: ride.leg, stars: rating.stars },
        personId: booking.userId,
        reason: null,
      },
      time,
    )
  })
}
