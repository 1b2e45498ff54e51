import { RATINGS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { EntityManager } from '#platform/database/orm.ts'

/** How a carrier is rated by those who rode with it; null while there are too few to say so. */
export async function ratingAverage(
  em: EntityManager,
  carrierId: string,
  now: Date,
): Promise<components['schemas']['RatingAverage'] | null> {
  const from = new Date(now)
  from.setUTCMonth(from.getUTCMonth() - RATINGS.average.months)
  const { rows } = await sql<{ average: number; count: number }>`
    select round(avg(t.stars), 1)::float8 as average, count(*)::int as count
    from ride_rating t join ride r on r.id = t.ride_id
    where t.carrier_id = ${carrierId} and t.rated_at > ${from} and t.rated_at <= ${now} and not r.is_test`.execute(
    em.getKysely(),
  )
  const found = rows[0]
  return found && found.count >= RATINGS.average.from ? { average: found.average, count: found.count } : null
}
