import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** Asked alone, together with all others, or given to it by somebody of the back office. */
export type OfferKind = 'direct' | 'broadcast' | 'by-hand'

/**
 * `open` until the carrier answers or its time is over (`expired`). One that is not its any more for what others did is `withdrawn`.
 * An accepted one stays so unless the carrier gives the ride back (`given-back`), does not go along with a change (`declined`), or the ride
 * is taken from it (`taken-back`).
 */
export type OfferState =
  | 'open'
  | 'accepted'
  | 'rejected'
  | 'expired'
  | 'withdrawn'
  | 'given-back'
  | 'declined'
  | 'taken-back'

export type RefusalReason =
  | 'CANT_FULFILL_REQUEST'
  | 'NO_AVAILABILITY'
  | 'RATE_ERROR'
  | 'ROAD_CLOSURE'
  | 'INCOMPLETE_DETAILS'
  | 'OTHER'

/** A ride that a carrier was asked to drive, at a price, and what it said. */
export const RideOffer = defineEntity({
  name: 'RideOffer',
  tableName: 'ride_offer',
  indexes: [
    { name: 'ride_offer_ride_id_round_index', properties: ['rideId', 'round'] },
    { name: 'ride_offer_carrier_id_offered_at_index', properties: ['carrierId', 'offeredAt'] },
    { name: 'ride_offer_offered_at_index', properties: ['offeredAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    rideId: p.uuid(),
    carrierId: p.uuid(),
    kind: p.text().$type<OfferKind>(),
    /** The ride's round that it belongs to. */
    round: p.integer(),
    netPercent: p.integer(),
    rateId: p.uuid().nullable(),
    netCents: p.integer(),
    state: p.text().$type<OfferState>(),
    offeredAt: p.datetime().columnType('timestamptz'),
    answerUntil: p.datetime().columnType('timestamptz'),
    answeredAt: p.datetime().columnType('timestamptz').nullable(),
    /** Why it was rejected or given back. */
    reason: p.text().$type<RefusalReason>().nullable(),
    /** The same in the carrier's words. */
    note: p.text().nullable(),
  },
})

export type RideOfferRow = InferEntity<typeof RideOffer>
