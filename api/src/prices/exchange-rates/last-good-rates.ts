import type { Rates } from '@fiacre/sdk/rules'
import { sql, type Kysely } from 'kysely'
import type { RateSource } from './exchange-rates.ts'

/** The last rates that were believed, as the table `exchange_rate` keeps them for every process and restart. */
export interface LastGood {
  rates: Rates
  /** Of the newest of them. */
  source: RateSource
  /** YYYY-MM-DD. */
  date: string
  fetchedAt: Date
}

/** Null while no source has ever answered. */
export async function readLastGood<DB>(db: Kysely<DB>): Promise<LastGood | null> {
  const { rows } = await sql<{
    currency: string
    rate: number
    source: RateSource
    date: string
    fetchedAt: string
  }>`
    select currency, rate, source, date, fetched_at as "fetchedAt" from exchange_rate
    order by fetched_at desc, currency`.execute(db)
  const [newest] = rows
  if (!newest) return null
  return {
    rates: Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate])),
    source: newest.source,
    date: newest.date,
    fetchedAt: new Date(newest.fetchedAt),
  }
}

/** Keeps good rates; those of currencies that are not among them stay as they were. */
export async function saveGood<DB>(db: Kysely<DB>, good: LastGood): Promise<void> {
  const codes = Object.keys(good.rates)
  await sql`
    insert into exchange_rate (currency, rate, source, date, fetched_at)
    select currency, rate, ${good.source}, ${good.date}, ${good.fetchedAt.toISOString()}::timestamptz
    from unnest(${codes}::text[], ${Object.values(good.rates)}::float8[]) as good (currency, rate)
    on conflict (currency) do update
    set rate = excluded.rate, source = excluded.source, date = excluded.date, fetched_at = excluded.fetched_at
    where excluded.date >= exchange_rate.date`.execute(db)
}
