import { instantToLocal } from '@fiacre/sdk/rules'
import { endAsNoShow } from '#bookings/cancellations/end-as-no-show.ts'
import { expire } from '#bookings/settlement/expire-unpaid.ts'
import { playPayment } from '#bookings/settlement/play-payment.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { tell } from '../day/tell-traveller.ts'
import { waitsUntil } from '../day/waits-until.ts'
import { giveUpRide } from '../offers/give-up-ride.ts'
import { advance, lockRideAndBooking } from '../ride/advance-ride.ts'
import { moveRide, saveRide, SERVICE } from '../ride/ride-record.ts'
import { after } from '../ride/ride-states.ts'
import { TEST_CREW } from '../ride/test-driver.ts'
import type { PlannedStep } from './test-plan.ts'

/**
 * Brings one step of a test booking about, in a transaction of its own, by the same deeds as on a real day.
 * @param rideId of the way that it is about
 */
export async function takeStep(
  context: Context,
  bookingId: number,
  rideId: string | undefined,
  step: PlannedStep,
): Promise<void> {
  if (step.what === 'payment-arrived') return playPayment(context, bookingId, 'paid')
  if (step.what === 'cancelled-unpaid') return expire(context, bookingId, false)
  if (!rideId) return
  await context.orm.em.fork().transactional(async (em) => {
    const both = await lockRideAndBooking(em, rideId)
    if (both.ride.isTest && both.booking.isTest) await onRide(context, em, both, step)
  })
}

async function onRide(
  context: Context,
  em: EntityManager,
  both: Awaited<ReturnType<typeof lockRideAndBooking>>,
  { what, at }: PlannedStep,
): Promise<void> {
  const { ride, booking } = both
  switch (what) {
    case 'driver-named':
      if (!after(ride.state, 'assign')) return
      Object.assign(ride, TEST_CREW)
      return moveRide(context, em, ride, 'assign', SERVICE)
    case 'no-carrier-found':
      if (!after(ride.state, 'give-up')) return
      return giveUpRide(context, em, both)
    case 'driver-details-mailed':
      await tell(context, em, both, 'driver-details')
      ride.mailedDriverId = ride.driverId
      return saveRide(em, ride)
    case 'lateness-mailed':
      await tell(context, em, both, 'driver-late')
      ride.lateToldAt = context.now()
      return saveRide(em, ride)
    case 'driver-departed':
      return advance(context, em, both, 'depart', SERVICE, at)
    case 'driver-arrived':
      await advance(context, em, both, 'arrive', SERVICE, at)
      return tell(context, em, both, 'driver-arrived')
    case 'on-board':
      return advance(context, em, both, 'board', SERVICE, at)
    case 'ride-done':
      return advance(context, em, both, 'finish', SERVICE, at)
    case 'no-show': {
      if (!after(ride.state, 'no-show')) return
      const { date, time } = instantToLocal(waitsUntil(ride, booking), ride.timeZone)
      const why = `Test: the driver waited at the meeting point until ${date} ${time}.`
      return endAsNoShow(context, em, booking, { by: { actor: 'service' }, why })
    }
    case 'payment-arrived':
    case 'cancelled-unpaid':
  }
}
