import { CARRIER_NET_PERCENT, rideAnswerUntil } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { FollowBooking } from '#bookings/booking/follow-booking.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { askTogether } from '#platform/database/ask-together.ts'
import { appendRow, rowsWith } from '#platform/database/rows.ts'
import type { CancellationReason } from '#platform/mail/mail.ts'
import { AS_LONG_AS_NEEDED } from '#prices/quotes/quote-periods.ts'
import { Quote, type QuoteRow } from '#prices/quotes/quote.entity.ts'
import { isOther, legsOf, type RideFacts } from './legs.ts'
import { RideEvent } from './ride-event.entity.ts'
import { penaliseCarrier } from './penalise-carrier.ts'
import { amendRide, moveRide, SERVICE, type RideContext } from './ride-record.ts'
import { after, isOver, isTaken } from './ride-states.ts'
import { Ride, type RideLeg, type RideRow } from './ride.entity.ts'
import { lockRides, lockRidesOf, ridesOf } from './rides-of-booking.ts'

/** Brings the rides of a booking to where it stands now, in the transaction that moved it, under the booking's lock. */
export const followWithRides: FollowBooking = async (context, em, booking, cause) => {
  if (booking.status === 'confirmed' || booking.status === 'in-progress') return keep(context, em, booking)
  const rides = await lockRidesOf(em, booking.id)
  switch (booking.status) {
    case 'completed':
      return endAll(context, em, rides, 'finish')
    case 'cancelled':
      return cancel(context, em, rides, cause)
    default:
      // Confirmed no more: nobody is sent.
      return endAll(context, em, rides, 'cancel')
  }
}

async function keep(context: RideContext, em: EntityManager, booking: BookingRow): Promise<void> {
  const [found, [quote]] = await askTogether<[RideRow[], QuoteRow[]]>(em, [
    ridesOf(em, booking.id),
    rowsWith(em, Quote, sql`where id = ${booking.quoteId} and kept_until = ${AS_LONG_AS_NEEDED}`),
  ])
  const rides = await lockRides(em, found)
  if (!quote) throw new Error(`The quote ${booking.quoteId} of a booking is gone.`)
  // Who has a ride drives it at the rate that was agreed on.
  const percentOf = (leg: RideLeg) =>
    rides.find((ride) => ride.leg === leg)?.netPercent ?? CARRIER_NET_PERCENT
  const legs = legsOf(booking, quote, percentOf)
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
  const ride = await appendRow(em, Ride, {
    id: randomUUID(),
    bookingId: booking.id,
    leg,
    isTest: booking.isTest,
    state: 'open',
    version: 1,
    round: 1,
    ...facts,
    netPercent: CARRIER_NET_PERCENT,
    rateId: null,
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
  await appendRow(em, RideEvent, {
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
  const now = context.now()
  const missed =
    cause === 'no-show' ? rides.find((ride) => after(ride.state, 'no-show') !== undefined) : undefined
  if (missed) await moveRide(context, em, missed, 'no-show', SERVICE)
  const left = cause === 'carrier' ? rides.find(({ state }) => isTaken(state)) : undefined
  if (left) await penaliseCarrier(em, left, left.pickupAt <= now ? 'driver-no-show' : 'given-back-late', now)
  await endAll(context, em, rides, 'cancel')
}
