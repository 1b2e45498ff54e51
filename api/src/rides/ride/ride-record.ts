import { CARRIER_NET_PERCENT } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { endOffers, type Leaving } from './end-offers.ts'
import { netCents } from './net-price.ts'
import { RideEvent, type RideActor } from './ride-event.entity.ts'
import { newsOfAmendment, newsOfMove } from './ride-news.ts'
import { after, isOver, isTaken, type RideMove } from './ride-states.ts'
import { Ride, type RideRow } from './ride.entity.ts'
import { tellOfRide } from './tell-of-ride.ts'

/** Who moves a ride; a person is named by the account. */
export interface RideMover {
  actor: RideActor
  actorId?: string | null
}

export const SERVICE: RideMover = { actor: 'service' }

/**
 * A ride under its lock, to be changed and saved. Whoever locks its booking too takes the booking first.
 * @throws Problem NOT_FOUND
 */
export async function lockRide(em: EntityManager, id: string): Promise<RideRow> {
  const ride = await lockRow(em, Ride, sql`id = ${id}`)
  if (!ride) throw new Problem('NOT_FOUND', 'There is no such ride.')
  return ride
}

/** What the tag of a ride is made of. */
export const tagOf = ({ id, version }: Pick<RideRow, 'id' | 'version'>) => ({ id, version })

/** Writes what has changed of a locked ride, where that is no step in its life. */
export async function saveRide(em: EntityManager, ride: RideRow): Promise<void> {
  await saveRow(em, Ride, ride)
}

/** What a step of a ride needs: the clock, and the means to tell carriers of it. */
export type RideContext = Pick<Context, 'jobs' | 'publicUrl' | 'now'>

/**
 * Moves a locked ride, writes the step down and tells the carriers that it concerns, in one transaction. A ride that nobody has any
 * more forgets its driver.
 * @param leaving how the carrier that has it loses it
 * @throws Error where the state machine knows no such move: callers ask it first
 */
export async function moveRide(
  context: RideContext,
  em: EntityManager,
  ride: RideRow,
  move: RideMove,
  by: RideMover,
  leaving?: Leaving,
): Promise<void> {
  const now = context.now()
  const to = after(ride.state, move)
  if (!to) throw new Error(`A ride that is ${ride.state} cannot ${move}.`)
  const { state: fromState, carrierId } = ride
  ride.state = to
  if (!isTaken(to) && to !== 'done' && to !== 'no-show') {
    ride.carrierId = null
    ride.driverId = null
    ride.vehicleId = null
    ride.netPercent = CARRIER_NET_PERCENT
    ride.rateId = null
    ride.netCents = netCents(ride.grossCents)
    ride.amendmentUntil = null
  }
  // Whether others are asked is nothing that a carrier agrees to.
  if (move !== 'offer' && move !== 'end-offers') ride.version += 1
  const withdrawn = await endOffers(em, ride, fromState, move, { leaving, now })
  await writeStep(em, ride, { move, fromState, carrierId: ride.carrierId ?? carrierId ?? null }, by, now)
  const carriers = { before: carrierId ?? null, after: ride.carrierId ?? null, withdrawn }
  await tellOfRide(context, em, ride, newsOfMove(move, by.actor, carriers))
}

/** Notes that a locked ride is another one now, without a move, and tells the carrier that has it. */
export async function amendRide(
  context: RideContext,
  em: EntityManager,
  ride: RideRow,
  by: RideMover,
): Promise<void> {
  ride.version += 1
  const step = { move: 'amend', fromState: ride.state, carrierId: ride.carrierId ?? null } as const
  await writeStep(em, ride, step, by, context.now())
  await tellOfRide(context, em, ride, newsOfAmendment(by.actor, ride))
}

async function writeStep(
  em: EntityManager,
  ride: RideRow,
  step: { move: RideMove | 'amend'; fromState: RideRow['state']; carrierId: string | null },
  { actor, actorId = null }: RideMover,
  now: Date,
): Promise<void> {
  ride.updatedAt = now
  // What is due now is found out by who dispatches rides.
  ride.lookAt = ride.isTest || isOver(ride.state) ? null : now
  await saveRow(em, Ride, ride)
  await insertRow(em, RideEvent, {
    rideId: ride.id,
    at: now,
    actor,
    actorId,
    toState: ride.state,
    version: ride.version,
    ...step,
  })
}
