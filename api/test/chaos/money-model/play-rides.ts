import { sql } from 'kysely'
import { giveTo } from '#rides/offers/make-offers.ts'
import { lockRide } from '#rides/ride/ride-record.ts'
import { after } from '#rides/ride/ride-states.ts'
import type { Death } from './crash.ts'
import { pick } from './play-checkout.ts'
import type { MoveOf } from './steps.ts'
import { must, run, type World } from './world.ts'

/** A way that nobody has goes to a carrier of ours. Money moves only with what becomes of the booking. */
export async function takeMove(world: World, move: MoveOf<'take'>, death?: Death): Promise<void> {
  const { context, model, carrierIds, adminId } = world
  const booking = pick(model.bookings, move.which)
  const carrierId = carrierIds[move.carrier]
  if (!booking || booking.isTest || carrierId === undefined) return
  const rides = await run<{ id: string }>(
    world,
    sql`select id from ride where booking_id = ${booking.id} order by leg`,
  )
  const [wanted] = rides.slice(move.way)
  if (!wanted) return
  await must(death, () =>
    context.orm.em.fork().transactional(async (em) => {
      const ride = await lockRide(em, wanted.id)
      if (!after(ride.state, 'accept') || context.now() >= ride.pickupAt) return
      await giveTo(context, em, ride, carrierId, { actor: 'administrator', actorId: adminId })
    }),
  )
}
