import { RATING_LOW } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'

interface RatingRow {
  id: string
  number: string
  way: string
  stars: number
  words: string | null
  since: string
  booking_id: number
  count: string
}

/** As much of what was written as a row of the list has room for. */
const MOST_WORDS = 300

/** Rides that were rated low: a person reads each. */
export const ratingTasks: TaskSource = {
  kind: 'rating',
  roles: ['support', 'operations'],
  async find({ orm }, limit) {
    const { rows } = await sql<RatingRow>`
      select t.id, b.booking_number as number, b.pickup_location || ' – ' || b.destination as way, t.stars,
        left(t.words, ${MOST_WORDS}) as words, t.rated_at as since, r.booking_id, count(*) over () as count
      from ride_rating t join ride r on r.id = t.ride_id join booking b on b.id = r.booking_id
      where t.stars < ${RATING_LOW} and t.settled_at is null and not r.is_test
      order by t.rated_at, t.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, way, stars, words, since, booking_id: bookingId }) => ({
        id,
        subject: number,
        about: way,
        detail: [String(stars), ...(words ? [words] : [])],
        since: new Date(since).toISOString(),
        until: null,
        bookingId,
      })),
    }
  },
}
