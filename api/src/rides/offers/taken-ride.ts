import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { Context } from '#platform/context/context.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { advance, DRIVEN, lockRideAndBooking, type Driven } from '../ride/advance-ride.ts'
import {
  amendRide,
  lockRide,
  moveRide,
  tagOf,
  type RideContext,
  type RideMover,
} from '../ride/ride-record.ts'
import { penaliseCarrier } from '../ride/penalise-carrier.ts'
import { after } from '../ride/ride-states.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import type { ActingMember } from '#people/carriers/carrier-rights.ts'
import type { Refusal } from './answer-offer.ts'
import { assignCrew, lackOf, type Crew } from './assign-ride.ts'
import { sentence } from '#platform/http/sentence.ts'

const moverOf = ({ userId }: ActingMember): RideMover => ({ actor: 'carrier', actorId: userId })

/** A ride of the carrier, under its lock. @throws Problem NOT_FOUND; another's does not exist */
async function lockOwn(em: EntityManager, { carrierId }: ActingMember, id: string): Promise<RideRow> {
  const known = await findRow(em, Ride, { id, carrierId })
  const ride = known && (await lockRide(em, id))
  if (!ride || ride.carrierId !== carrierId) throw noRide()
  return ride
}

interface Asked {
  id: string
  ifMatch: string | undefined
}

/** Names driver and vehicle, or others. @throws Problem NOT_FOUND, PRECONDITION_FAILED, RIDE_MOVED, RULE_VIOLATION */
export async function assignOwn(
  context: RideContext,
  em: EntityManager,
  member: ActingMember,
  { id, ifMatch, ...crew }: Asked & Crew,
): Promise<RideRow> {
  const ride = await lockOwn(em, member, id)
  assertMatches(ifMatch, tagOf(ride))
  await nameCrew(context, em, ride, crew, moverOf(member))
  return ride
}

/** Names driver and vehicle of a locked ride that a carrier has. @throws Problem RIDE_MOVED, RULE_VIOLATION */
export async function nameCrew(
  context: RideContext,
  em: EntityManager,
  ride: RideRow,
  crew: Crew,
  by: RideMover,
): Promise<void> {
  if (ride.amendmentUntil) throw new Problem('RIDE_MOVED', sentence('answerChangeFirst'))
  if (!ride.carrierId || !after(ride.state, 'assign')) throw elsewhere()
  await assignCrew(context, em, ride, crew, by)
}

/** The carrier gives the ride back: others are asked. @throws Problem NOT_FOUND, PRECONDITION_FAILED, RIDE_MOVED */
export async function giveBackOwn(
  context: RideContext,
  em: EntityManager,
  member: ActingMember,
  { id, ifMatch, ...refusal }: Asked & Refusal,
): Promise<RideRow> {
  const ride = await lockOwn(em, member, id)
  assertMatches(ifMatch, tagOf(ride))
  await giveBack(context, em, ride, refusal, moverOf(member))
  return ride
}

/** A locked ride leaves the carrier that had taken it, which says why: others are asked. @throws Problem RIDE_MOVED */
export async function giveBack(
  context: RideContext,
  em: EntityManager,
  ride: RideRow,
  refusal: Refusal,
  by: RideMover,
): Promise<void> {
  if (!after(ride.state, 'release')) throw elsewhere()
  await noteRefusal(em, ride, refusal)
  await penaliseCarrier(em, ride, 'given-back-late', context.now())
  ride.round += 1
  await moveRide(context, em, ride, 'release', by, 'given-back')
}

/**
 * Says whether the carrier drives the ride as it was changed: if not, others are asked, and nothing is held against it.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED, RIDE_MOVED where nothing is asked
 */
export async function answerAmendment(
  context: RideContext,
  em: EntityManager,
  member: ActingMember,
  { id, ifMatch, refusal }: Asked & { refusal?: Refusal | undefined },
): Promise<RideRow> {
  const ride = await lockOwn(em, member, id)
  assertMatches(ifMatch, tagOf(ride))
  if (!ride.amendmentUntil) throw elsewhere()
  if (refusal) {
    await noteRefusal(em, ride, refusal)
    ride.round += 1
    await moveRide(context, em, ride, 'release', moverOf(member), 'declined')
    return ride
  }
  ride.amendmentUntil = null
  await sql`
    update ride_offer set net_cents = ${ride.netCents} where ride_id = ${ride.id} and state = 'accepted'`.execute(
    em.getKysely(),
  )
  const { driverId, vehicleId } = ride
  const isOff = driverId && vehicleId && (await lackOf(em, ride, { driverId, vehicleId })) !== undefined
  if (isOff && after(ride.state, 'unassign')) {
    ride.driverId = null
    ride.vehicleId = null
    await moveRide(context, em, ride, 'unassign', moverOf(member))
  } else await amendRide(context, em, ride, moverOf(member))
  return ride
}

/** Says how far a ride is; said twice is said once. @throws Problem NOT_FOUND, PRECONDITION_FAILED, RIDE_MOVED */
export async function advanceOwn(
  context: Context,
  em: EntityManager,
  member: ActingMember,
  { id, ifMatch }: Asked,
  driven: Driven,
): Promise<void> {
  const known = await findRow(em, Ride, { id, carrierId: member.carrierId })
  const both = known && (await lockRideAndBooking(em, id))
  if (!both || both.ride.carrierId !== member.carrierId) throw noRide()
  if (both.ride[DRIVEN[driven]]) return
  assertMatches(ifMatch, tagOf(both.ride))
  await advance(context, em, both, driven, moverOf(member))
}

async function noteRefusal(em: EntityManager, { id }: RideRow, { reason, note }: Refusal): Promise<void> {
  await sql`
    update ride_offer set reason = ${reason}, note = ${note?.trim() || null}
    where ride_id = ${id} and state = 'accepted'`.execute(em.getKysely())
}

const noRide = () => new Problem('NOT_FOUND', 'There is no such ride of yours.')

function elsewhere() {
  return new Problem('RIDE_MOVED', sentence('standsElsewhere'))
}
