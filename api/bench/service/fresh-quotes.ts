import { oneQuery } from './one-query.ts'

/**
 * Copies a quote, so that every booking of a round has an unused one of its own.
 * @returns the copies' ids
 */
export async function freshQuotes(databaseUrl: string, quoteId: string, count: number): Promise<string[]> {
  const rows = await oneQuery<{ id: string }>(
    databaseUrl,
    `insert into quote
     select (jsonb_populate_record(quote, jsonb_build_object('id', gen_random_uuid(), 'used_at', null))).*
     from quote, generate_series(1, $2::int) where quote.id = $1 returning id`,
    [quoteId, count],
  )
  return rows.map((row) => row.id)
}
