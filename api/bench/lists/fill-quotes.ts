import { KEPT_DAYS, MS_PER_DAY, MS_PER_MINUTE, QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import { beginningOf, endOf, partitionName } from '#platform/database/partitions/periods.ts'
import { QUOTE_PERIODS } from '#prices/quotes/quote-periods.ts'
import { BENCH_PARTNER, quoteOfBooking, uuid } from './ids.ts'

/** The indexes of a partition, which are made once its rows are there, and taken over by the table's. */
const INDEXES = ['user_id', 'created_at']

const COLUMNS =
  sql.raw(`id, user_id, partner_id, created_at, expires_at, used_at, kept_until, vehicle_type_id, pickup_location,
  destination, pickup_place, destination_place, passengers, is_round_trip, pickup_date, pickup_time, time_zone, pickup_at, one_way_km,
  distance_km, duration_minutes, estimated, route_source, route_id, base_price_cents, price_per_km, total_cents, lines, extras,
  rate_version`)

const JOURNEY =
  sql.raw(`'Geneva Airport', 'Chamonix', '{"countryCode":"CH"}', '{"countryCode":"FR"}', 2, false, '2026-12-19', '10:30',
  'Europe/Paris', now(), 90.1, 90.1, 73, true, 'estimate', '', 300, 1.95, 18390, '[]', '{}', 'bench'`)

/** Of every booking, the price that it was made of. */
export async function fillKeptQuotes(em: EntityManager, size: number): Promise<void> {
  await sql`
    insert into quote_kept (${COLUMNS})
    select ${quoteOfBooking('n')}, ${uuid('00000000', `1 + n % ${size / 5}`)}, case when n % 10 = 0 then ${BENCH_PARTNER} end, at,
      at + interval '30 minutes', at, 'infinity', 1 + n % 5, ${JOURNEY}
    from generate_series(1, ${size}::int) n, lateral (select now() - n * interval '1 minute' as at) made`.execute(
    em.getKysely(),
  )
}

/** Prices that nobody booked, evenly over the last day: each partition is filled on its own, two at a time, and joined then. */
export async function fillQuotes(orm: Orm, count: number, now: Date): Promise<void> {
  const latest = now.getTime() + QUOTE_PERIODS.leadMs
  const periods: Date[] = []
  for (let next = beginningOf(QUOTE_PERIODS, new Date(latest - MS_PER_DAY)); next.getTime() <= latest;)
    next = (periods.push(next), endOf(QUOTE_PERIODS, next))
  const step = MS_PER_DAY / count
  /** The first of them, counted backward, that is kept no longer than until then. */
  const firstBefore = (time: Date) =>
    Math.min(count, Math.max(0, Math.ceil((latest - time.getTime()) / step)))
  const filled = [...periods]
  const fillNext = async (): Promise<void> => {
    const period = periods.shift()
    if (!period) return
    const [from, to] = [firstBefore(endOf(QUOTE_PERIODS, period)), firstBefore(period)]
    await orm.em.fork().transactional((em) => fillPeriod(em, period, { from, to, step, latest }))
    await fillNext()
  }
  await Promise.all([fillNext(), fillNext()])
  for (const period of filled)
    await sql`
      alter table quote attach partition ${sql.table(partitionName(QUOTE_PERIODS, period))}
      for values from (${sql.lit(period.toISOString())}) to (${sql.lit(endOf(QUOTE_PERIODS, period).toISOString())})`.execute(
      orm.em.fork().getKysely(),
    )
}

interface Span {
  from: number
  to: number
  step: number
  latest: number
}

async function fillPeriod(em: EntityManager, period: Date, { from, to, step, latest }: Span): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(em.getKysely())
  const name = partitionName(QUOTE_PERIODS, period)
  const partition = sql.table(name)
  await run(sql`set local maintenance_work_mem = '256MB'`)
  await run(sql`create table ${partition} (like quote including defaults including constraints)`)
  const keptMs = KEPT_DAYS.quotes * MS_PER_DAY
  const made = latest - keptMs - QUOTE_VALIDITY_MINUTES * MS_PER_MINUTE
  await run(sql`
    insert into ${partition} (${COLUMNS})
    select gen_random_uuid(), null, case when n % 10000 = 0 then ${BENCH_PARTNER} end, at, at + interval '30 minutes', null,
      at + interval '30 minutes' + ${`${keptMs} ms`}::interval, 1 + n % 5, ${JOURNEY}
    from generate_series(${from}::int, ${to - 1}::int) n,
      lateral (select ${new Date(made)}::timestamptz - n * ${`${step} ms`}::interval as at) made`)
  await run(sql`alter table ${partition} add primary key (id, kept_until)`)
  for (const column of INDEXES)
    await run(sql`create index ${sql.ref(`${name}_${column}_idx`)} on ${partition} (${sql.ref(column)})`)
}
