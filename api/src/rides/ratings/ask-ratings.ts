import { MS_PER_DAY, MS_PER_HOUR, RATINGS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { mailTraveller } from '#bookings/booking/mail-traveller.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { Ride } from '../ride/ride.entity.ts'
import { rateUntil } from './rate-until.ts'
import { RideRating } from './ride-rating.entity.ts'

/** Bookings that one run asks about; what is left is seen to by the next. */
const MOST_BOOKINGS = 500

/** Starts what asks travellers how it was: one process does it, whichever is there. */
export async function startRatingJobs(context: Context): Promise<void> {
  await context.jobs.every({ name: 'ask-ratings' }, '23 * * * *', () => askRatings(context))
}

/** Asks by one mail a booking, once its last way is over, how the rides were that were driven and not rated yet. */
export async function askRatings(context: Context): Promise<void> {
  const now = context.now().getTime()
  const from = new Date(now - RATINGS.asked.withinDays * MS_PER_DAY)
  const until = new Date(now - RATINGS.asked.afterHours * MS_PER_HOUR)
  // A ride takes less than a day: its pickup is what the index knows.
  const pickedUp = new Date(from.getTime() - MS_PER_DAY)
  const { rows } = await sql<{ id: number }>`
    select r.booking_id as id from ride r
    where r.pickup_at > ${pickedUp} and r.ends_at > ${from} and r.ends_at <= ${until}
      and r.state = 'done' and r.rating_asked_at is null and not r.is_test
      and not exists (select 1 from ride o where o.booking_id = r.booking_id and (o.rating_asked_at is not null
        or o.state not in ('done', 'no-show', 'cancelled', 'unassignable')
        or coalesce(o.finished_at, o.ends_at) > ${until}))
    group by r.booking_id order by min(r.ends_at), r.booking_id limit ${MOST_BOOKINGS}`.execute(
    context.orm.em.fork().getKysely(),
  )
  for (const { id } of rows) {
    try {
      await askRating(context, id)
    } catch (error) {
      // One booking takes no other along; the next run tries it again.
      context.log.error({ err: error, booking: id }, 'a traveller could not be asked for a rating')
    }
  }
}

async function askRating(context: Context, bookingId: number): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const booking = await lockBooking(em, { id: bookingId })
    const rides = await findRows(em, Ride, sql`where booking_id = ${bookingId} order by leg for update`)
    if (rides.some(({ ratingAskedAt }) => ratingAskedAt)) return
    // What is not paid yet may be later: it is looked at again.
    if (booking.paymentStatus !== 'completed') return
    const open: string[] = []
    for (const ride of rides) {
      if (rateUntil(ride, booking) && !(await findRow(em, RideRating, { rideId: ride.id })))
        open.push(ride.id)
    }
    if (open.length > 0)
      await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, { kind: 'rate-ride' })
    await sql`update ride set rating_asked_at = ${context.now()} where booking_id = ${bookingId}`.execute(
      em.getKysely(),
    )
  })
}
