import { MS_PER_DAY, RATINGS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { ratingAverage } from './rating-average.ts'
import { RideRating, type RideRatingRow } from './ride-rating.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** The newest so many are listed. */
const MOST_RATINGS = 100

/** Ratings of a carrier that it may see, in SQL: of real rides, and old enough to say nothing of the day. */
const isSeen = (carrierId: string, now: Date) => {
  const until = new Date(now.getTime() - RATINGS.carrierSeesAfterDays * MS_PER_DAY)
  return sql`carrier_id = ${carrierId} and rated_at <= ${until}
    and not exists (select 1 from ride r where r.id = ride_rating.ride_id and r.is_test)`
}

/** What travellers say of a carrier, the newest first: neither who, nor of which ride. */
export async function ratingsOfCarrier(
  { orm, now }: Context,
  carrierId: string,
): Promise<Schemas['CarrierRatingList']> {
  const em = orm.em.fork()
  const time = now()
  const rows = await findRows(
    em,
    RideRating,
    sql`where ${isSeen(carrierId, time)} order by rated_at desc, id limit ${MOST_RATINGS}`,
  )
  return { average: await ratingAverage(em, carrierId, time), ratings: rows.map(toCarrierRating) }
}

/**
 * Answers a rating with words that are passed on, once; who wrote them reads it when one of our people has read it.
 * @throws Problem NOT_FOUND; RIDE_MOVED where there is nothing to answer, or it was answered
 */
export async function replyToRating(
  em: EntityManager,
  { carrierId, id, reply }: { carrierId: string; id: string; reply: string },
  now: Date,
): Promise<Schemas['CarrierRating']> {
  const rating = await lockRow(em, RideRating, sql`id = ${id} and ${isSeen(carrierId, now)}`)
  if (!rating) throw new Problem('NOT_FOUND', 'There is no such rating of yours.')
  if (rating.replyState) throw new Problem('RIDE_MOVED', sentence('ratingAnswered'))
  if (rating.wordsState !== 'passed' || !rating.words)
    throw new Problem('RIDE_MOVED', sentence('ratingWithoutWords'))
  rating.reply = reply.trim()
  rating.replyState = 'waiting'
  rating.repliedAt = now
  await saveRow(em, RideRating, rating)
  return toCarrierRating(rating)
}

const toCarrierRating = (row: RideRatingRow): Schemas['CarrierRating'] => ({
  id: row.id,
  stars: row.stars,
  month: row.ratedAt.toISOString().slice(0, 7),
  words: row.wordsState === 'passed' ? (row.words ?? null) : null,
  reply: row.reply ?? null,
  replyState: row.replyState ?? null,
  replyReason: row.replyReason ?? null,
})
