import { sql } from 'kysely'
import { pino } from 'pino'
import type { Orm } from '#platform/database/orm.ts'
import { outsideTransactions } from '#platform/database/outside-transactions.ts'
import { dropPartitions } from '#platform/database/partitions/keep-partitions.ts'
import { partitionsOf, type Partition } from '#platform/database/partitions/partitions-of.ts'
import { findRows, insertRows } from '#platform/database/rows.ts'
import { QUOTE_PERIODS } from '#prices/quotes/quote-periods.ts'
import { Quote } from '#prices/quotes/quote.entity.ts'
import { timedAsync } from '../timed.ts'
import { priceLike } from './prices.ts'

/** What one way to be rid of old prices took. */
export interface Riddance {
  rows: number
  ms: number
  /** What it left on the disk. */
  leftBytes: number
  /** The longest that somebody waited who asked for a price meanwhile. */
  slowestMs: number
}

/** Drops the oldest full partition of prices, and then deletes the rows of the next one, while prices are written. */
export async function ridOfPrices(orm: Orm): Promise<{ dropped: Riddance; deleted: Riddance }> {
  const [first, second] = await oldestFull(orm)
  // A moment before the next period begins, so that no other goes; those before went in their time.
  const dropBefore = (time: Date) =>
    dropPartitions({ orm, log: pino({ level: 'silent' }) }, QUOTE_PERIODS, new Date(time.getTime() - 1))
  await dropBefore(first.from)
  const dropped = await riddance(orm, first.name, () => dropBefore(first.to))
  // After the drop: what a deletion leaves to write and to vacuum would hold up those who ask for prices beside it.
  const deleted = await riddance(orm, second.name, () =>
    sql`delete from ${sql.table(second.name)}`.execute(outsideTransactions(orm)),
  )
  return { dropped, deleted }
}

async function riddance(orm: Orm, partition: string, act: () => Promise<unknown>): Promise<Riddance> {
  const rows = Number(await one(orm, sql`select count(*) as value from ${sql.table(partition)}`))
  const [like] = await findRows(orm.em.fork(), Quote, sql`where kept_until = 'infinity' limit 1`)
  if (!like) throw new Error('There is no price to write again.')
  const over = new AbortController()
  let slowestMs = 0
  const asking = async () => {
    while (!over.signal.aborted) {
      const [, ms] = await timedAsync(() => insertRows(orm.em.fork(), Quote, [priceLike(like, new Date())]))
      slowestMs = Math.max(slowestMs, ms)
    }
  }
  const askers = [asking(), asking()]
  const [, ms] = await timedAsync(act)
  over.abort()
  await Promise.all(askers)
  const left = await one(
    orm,
    sql`select coalesce(pg_total_relation_size(to_regclass(${partition})), 0) as value`,
  )
  return { rows, ms, leftBytes: Number(left), slowestMs }
}

/** The two oldest partitions that are filled: the first and the last period of a day are so in part. */
async function oldestFull(orm: Orm): Promise<[Partition, Partition]> {
  const partitions = await partitionsOf(outsideTransactions(orm), QUOTE_PERIODS)
  const sizes = await Promise.all(
    partitions.map(async ({ name }) =>
      Number(await one(orm, sql`select pg_relation_size(to_regclass(${name})) as value`)),
    ),
  )
  const largest = Math.max(...sizes)
  const [first, second] = partitions.filter((_, at) => (sizes[at] ?? 0) > 0.9 * largest)
  if (!first || !second) throw new Error('There are no two partitions of prices.')
  return [first, second]
}

async function one(orm: Orm, statement: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await statement.execute(outsideTransactions(orm))
  return (rows[0] as { value: unknown } | undefined)?.value
}
