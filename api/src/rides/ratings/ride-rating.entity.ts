import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

/** What one of our people said of words: nothing yet, that they are passed on, or that they are not. */
export type WordsState = components['schemas']['RatingWordsState']
export type WithheldReason = components['schemas']['RatingWithheldReason']

/**
 * How a traveller rated a ride. Stars count as they are; what is written, and what the carrier answers to it, is passed on once a
 * person has read it.
 */
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
    /** Null where nothing was written. */
    wordsState: p.text().$type<WordsState>().nullable(),
    wordsReason: p.text().$type<WithheldReason>().nullable(),
    ratedAt: p.datetime().columnType('timestamptz'),
    /** What the carrier answered, once, and what became of that. */
    reply: p.text().nullable(),
    replyState: p.text().$type<WordsState>().nullable(),
    replyReason: p.text().$type<WithheldReason>().nullable(),
    repliedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When one of our people had looked into a low one; null where nobody has, or needs to. */
    settledAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type RideRatingRow = InferEntity<typeof RideRating>
