import { sql } from 'kysely'
import { database, valueOf } from './accounts.ts'
import type { TestService } from './service.ts'

/** Made at the first start, larger than all else together, and written by no request. */
const SEEDED = /^public\.(place|place_.*|road_network|seed_version)$/

/** Every row of the service's own tables and of the job queue that holds one of the texts, as `schema.table: row`. */
export async function rowsHolding(service: TestService, texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition`.execute(
    database(service),
  )
  const found: string[] = []
  for (const { name } of tables) {
    if (SEEDED.test(name)) continue
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t
      where exists (select 1 from unnest(${texts}::text[]) x where strpos(lower(t::text), lower(x)) > 0)`.execute(
      database(service),
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** The tables among rows that were found, each once. */
export function tablesOf(rows: string[]): string[] {
  return [...new Set(rows.map((row) => row.split(': ')[0] ?? ''))].toSorted()
}

export const countOf = (service: TestService, table: string, where: ReturnType<typeof sql>) =>
  valueOf(
    service,
    sql<{ value: number }>`select count(*)::int as value from ${sql.table(table)} where ${where}`,
  )
