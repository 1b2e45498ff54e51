import { CARRIER_SCORE, MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { scoreOf, type ExplainedScore, type Tallies } from './score.ts'

const MOST_STARS = 5

interface Counted {
  carrierId: string
  onTime: number
  arrived: number
  accepted: number
  answered: number
  done: number
  ended: number
  stars: number
  rated: number
}

/** The score of every carrier, by its id: one of whom nothing is known yet gets that of `of(undefined)`. */
export interface Scores {
  of(carrierId: string | undefined): ExplainedScore
}

/**
 * What carriers did within the days that count. An offer that nobody answered counts as one that was rejected where the carrier
 * was asked alone. A ride that was taken back for want of an answer to a change, or of a driver's name, was not completed.
 */
export async function readScores(em: EntityManager, now: Date): Promise<Scores> {
  const from = new Date(now.getTime() - CARRIER_SCORE.days * MS_PER_DAY)
  const { rows } = await sql<Counted>`
    with said as (
      select carrier_id,
        count(*) filter (where state in ('accepted', 'given-back', 'declined', 'taken-back'))::int as accepted,
        count(*) filter (where state in ('accepted', 'given-back', 'declined', 'taken-back', 'rejected')
          or state = 'expired' and kind = 'direct')::int as answered,
        count(*) filter (where state in ('given-back', 'taken-back'))::int as dropped
      from ride_offer where offered_at > ${from} group by carrier_id),
    driven as (
      select carrier_id, count(*)::int as done, count(arrived_at)::int as arrived,
        count(*) filter (where arrived_at <= pickup_at)::int as on_time
      from ride where state = 'done' and pickup_at > ${from} and carrier_id is not null and not is_test
      group by carrier_id),
    rated as (
      select t.carrier_id, sum(t.stars)::int as stars, count(*)::int as rated
      from ride_rating t join ride r on r.id = t.ride_id
      where t.rated_at > ${from} and t.carrier_id is not null and not r.is_test group by t.carrier_id)
    select coalesce(s.carrier_id, d.carrier_id, t.carrier_id) as "carrierId", coalesce(d.on_time, 0) as "onTime",
      coalesce(d.arrived, 0) as arrived, coalesce(s.accepted, 0) as accepted, coalesce(s.answered, 0) as answered,
      coalesce(d.done, 0) as done, coalesce(d.done, 0) + coalesce(s.dropped, 0) as ended,
      coalesce(t.stars, 0) as stars, coalesce(t.rated, 0) as rated
    from said s full join driven d on d.carrier_id = s.carrier_id
      full join rated t on t.carrier_id = coalesce(s.carrier_id, d.carrier_id)`.execute(em.getKysely())
  const everybody = talliesOf(rows)
  const own = new Map(rows.map((row) => [row.carrierId, scoreOf(talliesOf([row]), everybody)]))
  const unknown = scoreOf(talliesOf([]), everybody)
  return { of: (carrierId) => (carrierId === undefined ? undefined : own.get(carrierId)) ?? unknown }
}

function talliesOf(rows: readonly Counted[]): Tallies {
  const sum = (value: (row: Counted) => number) => rows.reduce((total, row) => total + value(row), 0)
  return {
    onTime: { good: sum((row) => row.onTime), of: sum((row) => row.arrived) },
    acceptance: { good: sum((row) => row.accepted), of: sum((row) => row.answered) },
    completed: { good: sum((row) => row.done), of: sum((row) => row.ended) },
    rating: { good: sum((row) => row.stars) / MOST_STARS, of: sum((row) => row.rated) },
  }
}
