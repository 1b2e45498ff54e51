import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { getOwnBooking } from '#bookings/booking/bookings.service.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { Ride, type RideLeg } from '../ride/ride.entity.ts'
import { rateUntil } from './rate-until.ts'
import { RideRating, type RideRatingRow } from './ride-rating.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** Rates a way of one's own booking, once. @throws Problem NOT_FOUND; RIDE_MOVED where it cannot be rated, or is */
export async function rateRide(
  context: Context,
  userId: string,
  { id, leg }: { id: number; leg: RideLeg },
  { stars, words }: Schemas['RatingRequest'],
): Promise<Schemas['RideRating']> {
  const booking = await getOwnBooking(context, userId, id)
  const em = context.orm.em.fork()
  const ride = await findRow(em, Ride, { bookingId: id, leg })
  if (!ride) throw new Problem('NOT_FOUND', 'The booking has no such way.')
  const now = context.now()
  const until = rateUntil(ride, booking)
  if (!until || now >= until) throw new Problem('RIDE_MOVED', sentence('ratedAfterRide'))
  const written = words?.trim() || null
  // Of two at once, one is written.
  const { rows } = await sql<{ id: string }>`
    insert into ride_rating (id, ride_id, user_id, carrier_id, stars, words, words_state, rated_at)
    values (${randomUUID()}, ${ride.id}, ${userId}, ${ride.carrierId ?? null}, ${stars}, ${written},
      ${written && 'waiting'}, ${now})
    on conflict (ride_id) do nothing returning id`.execute(em.getKysely())
  const made = rows[0] && (await findRow(em, RideRating, { id: rows[0].id }))
  if (!made) throw new Problem('RIDE_MOVED', sentence('ratedBefore'))
  return toRating(made)
}

/** A rating as its traveller sees it: what the carrier answered, once it is passed on. */
export const toRating = (row: RideRatingRow): Schemas['RideRating'] => ({
  stars: row.stars,
  words: row.words ?? null,
  wordsState: row.wordsState ?? null,
  wordsReason: row.wordsReason ?? null,
  reply: row.replyState === 'passed' ? (row.reply ?? null) : null,
  ratedAt: row.ratedAt.toISOString(),
})
