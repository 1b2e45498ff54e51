import { sql } from 'kysely'
import { pino } from 'pino'
import type { Orm } from '#platform/database/orm.ts'
import { outsideTransactions } from '#platform/database/outside-transactions.ts'
import { dropPartitions } from '#platform/database/partitions/keep-partitions.ts'
import { endOf, periodOf } from '#platform/database/partitions/periods.ts'
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

/** Drops the oldest full partition of prices, and deletes the rows of the next one, while prices are written. */
export async function ridOfPrices(orm: Orm): Promise<{ dropped: Riddance; deleted: Riddance }> {
  const [first, second] = await fullest(orm)
  if (!first || !second) throw new Error('There are no two partitions of prices.')
  const over = periodOf(QUOTE_PERIODS, first)
  if (!over) throw new Error(`${first} is of no period.`)
  const deleted = await riddance(orm, second, () =>
    sql`delete from ${sql.table(second)}`.execute(outsideTransactions(orm)),
  )
  const log = pino({ level: 'silent' })
  // A moment before the next period begins, so that no other goes.
  const then = new Date(endOf(QUOTE_PERIODS, over).getTime() - 1)
  const dropped = await riddance(orm, first, () => dropPartitions({ orm, log }, QUOTE_PERIODS, then))
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

/** The two oldest partitions that are not nearly empty: the first and the last period of a day are filled in part. */
async function fullest(orm: Orm): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'quote'::regclass and c.relname ~ '_[0-9]{10}$'
    order by c.reltuples desc limit 2`.execute(outsideTransactions(orm))
  return rows.map(({ name }) => name).toSorted()
}

async function one(orm: Orm, statement: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await statement.execute(outsideTransactions(orm))
  return (rows[0] as { value: unknown } | undefined)?.value
}
