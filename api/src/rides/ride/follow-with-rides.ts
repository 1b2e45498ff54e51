import { rideAnswerUntil } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { FollowBooking } from '#bookings/booking/follow-booking.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, insertRow } from '#platform/database/rows.ts'
import type { CancellationReason } from '#platform/mail/mail.ts'
import { Quote } from '#prices/quotes/quote.entity.ts'
import { isOther, legsOf, type RideFacts } from './legs.ts'
import { RideEvent } from './ride-event.entity.ts'
import { amendRide, lockRide, moveRide, SERVICE, type RideContext } from './ride-record.ts'
import { after, isOver, isTaken } from './ride-states.ts'
import { Ride, type RideLeg, type RideRow } from './ride.entity.ts'

/** Brings the rides of a booking to where it stands now, in the transaction that moved it, under the booking's lock. */
export const followWithRides: FollowBooking = async (context, em, booking, cause) => {
  const rides = await ridesOf(em, booking.id)
  switch (booking.status) {
    case 'confirmed':
    case 'in-progress':
      return keep(context, em, booking, rides)
    case 'completed':
      return endAll(context, em, rides, 'finish')
    case 'cancelled':
      return cancel(context, em, rides, cause)
    default:
      // Confirmed no more: nobody is sent.
      return endAll(context, em, rides, 'cancel')
  }
}

/** The rides of a booking under their locks, in the order they are driven. */
async function ridesOf(em: EntityManager, bookingId: number): Promise<RideRow[]> {
  const found = await findRows(em, Ride, sql`where booking_id = ${bookingId} order by leg`)
  const locked: RideRow[] = []
  for (const { id } of found) locked.push(await lockRide(em, id))
  return locked
}

async function keep(
  context: RideContext,
  em: EntityManager,
  booking: BookingRow,
  rides: readonly RideRow[],
): Promise<void> {
  const quote = await findRow(em, Quote, { id: booking.quoteId })
  if (!quote) throw new Error(`The quote ${booking.quoteId} of a booking is gone.`)
  const legs = legsOf(booking, quote)
  for (const { leg, facts } of legs) {
    const ride = rides.find((one) => one.leg === leg)
    if (ride) await update(context, em, booking, ride, facts)
    else await create(em, booking, leg, facts, context.now())
  }
  const left = rides.filter((ride) => !legs.some(({ leg }) => leg === ride.leg))
  await endAll(context, em, left, 'cancel')
}

async function create(
  em: EntityManager,
  booking: BookingRow,
  leg: RideLeg,
  facts: RideFacts,
  now: Date,
): Promise<void> {
  const ride = await insertRow(em, Ride, {
    id: randomUUID(),
    bookingId: booking.id,
    leg,
    isTest: booking.isTest,
    state: 'open',
    version: 1,
    round: 1,
    ...facts,
    bookingRevision: booking.revision,
    carrierId: null,
    driverId: null,
    vehicleId: null,
    mailedDriverId: null,
    amendmentUntil: null,
    lookAt: booking.isTest ? null : now,
    departedAt: null,
    arrivedAt: null,
    boardedAt: null,
    finishedAt: null,
    updatedAt: now,
    createdAt: now,
  })
  await insertRow(em, RideEvent, {
    rideId: ride.id,
    at: now,
    move: 'create',
    actor: 'service',
    actorId: null,
    fromState: null,
    toState: 'open',
    version: 1,
    carrierId: null,
  })
}

/** A ride that is another one now is asked about anew: of the carrier that has it, or of all. */
async function update(
  context: RideContext,
  em: EntityManager,
  booking: BookingRow,
  ride: RideRow,
  facts: RideFacts,
): Promise<void> {
  const now = context.now()
  const isBack = isOver(ride.state) && after(ride.state, 'reopen') !== undefined
  if (isOver(ride.state) && !isBack) return
  // A booking that is confirmed again after its pickup is a correction of the books: nobody is sent any more.
  if (isBack && facts.pickupAt <= now) return
  const isNew = isOther(ride, facts)
  if (!isBack && !isNew && ride.bookingRevision === booking.revision) return
  Object.assign(ride, facts)
  ride.bookingRevision = booking.revision
  if (isBack) {
    ride.round += 1
    return moveRide(context, em, ride, 'reopen', SERVICE)
  }
  if (isNew && isTaken(ride.state)) ride.amendmentUntil = rideAnswerUntil(now, facts.pickupAt)
  else if (isNew) ride.round += 1
  if (isNew && ride.state === 'offered') await moveRide(context, em, ride, 'end-offers', SERVICE)
  await amendRide(context, em, ride, SERVICE)
}

async function endAll(
  context: RideContext,
  em: EntityManager,
  rides: readonly RideRow[],
  move: 'cancel' | 'finish',
): Promise<void> {
  for (const ride of rides) {
    if (!after(ride.state, move)) continue
    if (move === 'finish') ride.finishedAt ??= context.now()
    await moveRide(context, em, ride, move, SERVICE)
  }
}

/** Of a traveller who did not come, one ride was missed: the first that a driver was sent for. */
async function cancel(
  context: RideContext,
  em: EntityManager,
  rides: readonly RideRow[],
  cause: CancellationReason | undefined,
): Promise<void> {
  const missed =
    cause === 'no-show' ? rides.find((ride) => after(ride.state, 'no-show') !== undefined) : undefined
  if (missed) await moveRide(context, em, missed, 'no-show', SERVICE)
  await endAll(context, em, rides, 'cancel')
}
