import type { QueryRunner } from '#map/places/places.tables.ts'
import { runSql } from '#map/places/run-sql.ts'
import { WELL_KNOWN_PICKUPS } from './catalogue.data.ts'

/** Enough to tell what is popular, and the work stays the same however many bookings there are. */
const LATEST_BOOKINGS = 20_000
/** A place that a single traveller books may be the village they live in: it is not shown to everyone. */
const TRAVELLERS = 2
const MOST = 20
const LEAST = 10

/**
 * The gazetteer ids of the pickups booked most in the twelve months before `now`, most booked first; filled up to ten
 * with well-known ones.
 */
export async function mostBookedIds(db: QueryRunner, now: Date): Promise<string[]> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const rows = await runSql<{ id: string }>(
    db,
    `select q.pickup_place ->> 'id' as id
     from (select quote_id, user_id, created_at, status from booking order by id desc limit ${LATEST_BOOKINGS}) b
     join quote q on q.id = b.quote_id and q.kept_until = 'infinity'
     where b.created_at >= $1 and b.status <> 'cancelled'
       and exists (select from place p where p.id = q.pickup_place ->> 'id')
     group by 1 having count(distinct b.user_id) >= ${TRAVELLERS}
     order by count(*) desc, 1 limit ${MOST}`,
    [since.toISOString()],
  )
  const booked = rows.map(({ id }) => id)
  const known = WELL_KNOWN_PICKUPS.filter((id) => !booked.includes(id))
  return [...booked, ...known.slice(0, Math.max(0, LEAST - booked.length))]
}
