import { RATING_LOW } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'
import { wayOf } from './way-of.ts'

interface RatingRow {
  id: string
  number: string
  way: string
  stars: number
  part: 'words' | 'reply' | 'stars'
  words: string | null
  since: string
  booking_id: number
  count: string
}

/** What a person has to do with a rating `t`, in SQL: to read its words, else the carrier's answer, else to look into a low one. */
const PART = sql<string | null>`case when t.words is not null and t.words_state = 'waiting' then 'words'
  when t.reply is not null and t.reply_state = 'waiting' then 'reply'
  when t.stars < ${RATING_LOW} and t.settled_at is null then 'stars' end`

/** Ratings that wait for a person: words that are passed on once they are read, and rides that were rated low. */
export const ratingTasks: TaskSource = {
  kind: 'rating',
  roles: ['support', 'operations'],
  async find({ orm }, limit) {
    const { rows } = await sql<RatingRow>`
      select t.id, b.booking_number as number, ${wayOf('b')} as way, t.stars,
        ${PART} as part, case when t.reply_state = 'waiting' and t.words_state <> 'waiting' then t.reply else t.words end as words,
        coalesce(t.replied_at, t.rated_at) as since, r.booking_id, count(*) over () as count
      from ride_rating t join ride r on r.id = t.ride_id join booking b on b.id = r.booking_id
      where ${PART} is not null and not r.is_test
      order by t.rated_at, t.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, way, stars, part, words, since, booking_id: bookingId }) => ({
        id,
        subject: number,
        about: way,
        detail: [String(stars), part, ...(words ? [words] : [])],
        since: new Date(since).toISOString(),
        until: null,
        bookingId,
      })),
    }
  },
}
