import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** How a traveller rated a ride. Stars count as they are; what is written is read by our people alone. */
export const RideRating = defineEntity({
  name: 'RideRating',
  tableName: 'ride_rating',
  indexes: [{ name: 'ride_rating_carrier_id_rated_at_index', properties: ['carrierId', 'ratedAt'] }],
  properties: {
    id: p.uuid().primary(),
    rideId: p.uuid().unique('ride_rating_ride_id_unique'),
    userId: p.uuid().index('ride_rating_user_id_index'),
    /** Who drove it. */
    carrierId: p.uuid().nullable(),
    stars: p.integer(),
    words: p.text().nullable(),
    ratedAt: p.datetime().columnType('timestamptz'),
    /** When one of our people had looked into a low one; null where nobody has, or needs to. */
    settledAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type RideRatingRow = InferEntity<typeof RideRating>
