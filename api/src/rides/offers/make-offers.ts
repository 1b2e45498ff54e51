import { rideAnswerUntil } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { netRatesOf } from '#people/carriers/net-rates.ts'
import { insertRow, insertRows } from '#platform/database/rows.ts'
import { netCents } from '../ride/net-price.ts'
import { moveRide, SERVICE, type RideContext, type RideMover } from '../ride/ride-record.ts'
import { RideOffer, type OfferKind, type RideOfferRow } from '../ride/ride-offer.entity.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { tellOfRide } from '../ride/tell-of-ride.ts'
import { givenUpAt } from './dispatch-plan.ts'

/** Offers a locked ride to carriers, and tells them. @returns the offers */
export async function makeOffers(
  context: RideContext,
  em: EntityManager,
  ride: RideRow,
  carriers: readonly string[],
  kind: OfferKind,
): Promise<RideOfferRow[]> {
  if (carriers.length === 0) return []
  const now = context.now()
  const end = givenUpAt(ride.pickupAt)
  // Whoever is asked with all others may answer as long as there is time for another.
  const answerUntil = kind === 'broadcast' ? end : earlier(rideAnswerUntil(now, ride.pickupAt), end)
  const termsOf = await termsFor(em, ride, carriers, now)
  const offers = await insertRows(
    em,
    RideOffer,
    carriers.map((carrierId) => ({
      id: randomUUID(),
      rideId: ride.id,
      carrierId,
      kind,
      round: ride.round,
      ...termsOf(carrierId),
      state: 'open',
      offeredAt: now,
      answerUntil,
      answeredAt: null,
      reason: null,
      note: null,
    })),
  )
  await moveRide(context, em, ride, 'offer', SERVICE)
  await tellOfRide(
    context,
    em,
    ride,
    offers.map((offer) => ({ carrierId: offer.carrierId, what: 'offered', offer })),
  )
  return offers
}

/** Gives a locked ride that nobody has to a carrier, without asking it: offers that are out end. */
export async function giveTo(
  context: RideContext,
  em: EntityManager,
  ride: RideRow,
  carrierId: string,
  by: RideMover,
): Promise<void> {
  const now = context.now()
  const terms = (await termsFor(em, ride, [carrierId], now))(carrierId)
  await insertRow(em, RideOffer, {
    id: randomUUID(),
    rideId: ride.id,
    carrierId,
    kind: 'by-hand',
    round: ride.round,
    ...terms,
    state: 'accepted',
    offeredAt: now,
    answerUntil: now,
    answeredAt: now,
    reason: null,
    note: null,
  })
  Object.assign(ride, { ...terms, carrierId })
  await moveRide(context, em, ride, 'accept', by)
}

/** What each carrier gets for the ride, by the rate cards of this moment. */
async function termsFor(em: EntityManager, ride: RideRow, carriers: readonly string[], now: Date) {
  const rateOf = await netRatesOf(em, carriers, ride.pickupCountry, now)
  return (carrierId: string) => {
    const { percent, rateId } = rateOf(carrierId)
    return { netPercent: percent, rateId, netCents: netCents(ride.grossCents, percent) }
  }
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)
