import { sql } from 'kysely'
import { hasLapsed } from '#people/businesses/agreements.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { RideOffer, type RefusalReason, type RideOfferRow } from '../ride/ride-offer.entity.ts'
import { lockRide, moveRide, saveRide, tagOf, type RideContext } from '../ride/ride-record.ts'
import { isTaken } from '../ride/ride-states.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { carriersFor } from './able-to-drive.ts'
import type { ActingMember } from '#people/carriers/carrier-rights.ts'

export interface Refusal {
  reason: RefusalReason
  note?: string | null | undefined
}

interface Answer {
  offerId: string
  /** The tag of the ride that was seen. */
  ifMatch: string | undefined
}

/**
 * A carrier takes the ride that it is offered. Of many at once one wins: the ride's lock lets them in one after the other, and
 * the others find it taken.
 * @throws Problem NOT_FOUND, RIDE_TAKEN, OFFER_OVER, PRECONDITION_FAILED, CARRIER_NOT_FIT
 */
export async function acceptOffer(
  context: RideContext,
  em: EntityManager,
  member: ActingMember,
  { offerId, ifMatch }: Answer,
): Promise<RideRow> {
  const now = context.now()
  const { ride, offer } = await lockOffer(em, member, offerId)
  if (offer.state === 'accepted' && ride.carrierId === member.carrierId) return ride
  assertOpen(ride, offer, now)
  assertMatches(ifMatch, tagOf(ride))
  if (await hasLapsed(em, 'carrier', member.carrierId, now))
    throw new Problem('CARRIER_STATE', sentence('agreeFirst'))
  if (!(await carriersFor(em, ride, now, member.carrierId)).includes(member.carrierId)) {
    throw new Problem('CARRIER_NOT_FIT', sentence('noneFitAtPickup'))
  }
  offer.state = 'accepted'
  offer.answeredAt = now
  await saveRow(em, RideOffer, offer)
  ride.carrierId = member.carrierId
  ride.netCents = offer.netCents
  ride.netPercent = offer.netPercent
  ride.rateId = offer.rateId ?? null
  await moveRide(context, em, ride, 'accept', { actor: 'carrier', actorId: member.userId })
  return ride
}

/**
 * A carrier does not take it: the next one is asked at once. Said twice is said once.
 * @throws Problem NOT_FOUND, OFFER_OVER, PRECONDITION_FAILED
 */
export async function rejectOffer(
  em: EntityManager,
  member: ActingMember,
  { offerId, ifMatch, reason, note }: Answer & Refusal,
  now: Date,
): Promise<void> {
  const { ride, offer } = await lockOffer(em, member, offerId)
  if (offer.state === 'rejected') return
  assertOpen(ride, offer, now)
  assertMatches(ifMatch, tagOf(ride))
  offer.state = 'rejected'
  offer.answeredAt = now
  offer.reason = reason
  offer.note = note?.trim() || null
  await saveRow(em, RideOffer, offer)
  ride.lookAt = now
  await saveRide(em, ride)
}

/** The ride before its offer, as everywhere. */
async function lockOffer(
  em: EntityManager,
  { carrierId }: ActingMember,
  offerId: string,
): Promise<{ ride: RideRow; offer: RideOfferRow }> {
  const known = await findRow(em, RideOffer, { id: offerId, carrierId })
  const ride = known && (await lockRide(em, known.rideId))
  const offer = ride && (await lockRow(em, RideOffer, sql`id = ${offerId}`))
  if (!ride || !offer) throw new Problem('NOT_FOUND', 'There is no such offer.')
  return { ride, offer }
}

function assertOpen(ride: RideRow, offer: RideOfferRow, now: Date): void {
  if (isTaken(ride.state)) throw new Problem('RIDE_TAKEN', 'Another carrier has taken this ride.')
  if (offer.state === 'open' && now < offer.answerUntil) return
  throw new Problem(
    'OFFER_OVER',
    'The ride is not offered any more: the time to answer is over, or the ride is.',
  )
}
