import { sql } from 'kysely'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import type { Context } from '#platform/context/context.ts'
import { dispatchRide } from './dispatch-ride.ts'
import { readScores } from './read-scores.ts'

/** Rides that one run sees to; what is left is seen to by the next. */
const MOST_RIDES = 500

/** Starts what finds carriers for rides: one process does each, whichever is there. */
export async function startRideJobs(context: Context): Promise<void> {
  if (context.config.isDispatching)
    await context.jobs.every({ name: 'dispatch-rides' }, '* * * * *', () => dispatchRides(context))
  await context.jobs.every({ name: 'make-missing-rides' }, '17 * * * *', () => makeMissingRides(context))
}

/**
 * Takes the next step of every ride that waits for one. Until the first carrier is approved the company finds drivers by hand, as it did before, and nothing
 * is offered or given up.
 */
export async function dispatchRides(context: Context): Promise<void> {
  const em = context.orm.em.fork()
  const now = context.now()
  const { rows } = await sql<{ id: string }>`
    select id from ride where look_at <= ${now} and not is_test
      and exists (select 1 from carrier where state in ('approved', 'suspended'))
    order by look_at, id limit ${MOST_RIDES}`.execute(em.getKysely())
  if (rows.length === 0) return
  const scores = await readScores(em, now)
  for (const { id } of rows) {
    try {
      await dispatchRide(context, id, scores)
    } catch (error) {
      // One ride takes no other along; the next run tries it again.
      context.log.error({ err: error, ride: id }, 'a ride could not be dispatched')
    }
  }
}

/** Makes the rides of bookings that were confirmed before there were any. */
export async function makeMissingRides(context: Context): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select b.id from booking b where b.pickup_at > ${context.now()} and b.status = 'confirmed'
      and not exists (select 1 from ride r where r.booking_id = b.id) order by b.pickup_at limit ${MOST_RIDES}`.execute(
    context.orm.em.fork().getKysely(),
  )
  for (const { id } of rows) {
    await context.orm.em.fork().transactional(async (em) => {
      await context.followBooking(context, em, await lockBooking(em, { id }))
    })
  }
}
