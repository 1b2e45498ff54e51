import type pg from 'pg'
import { columnList, rowsOf, tableName } from './snapshot-client.ts'

/** Tables that the service's data is in; those of the job queue belong to it, as mails wait there. */
export const SCHEMAS = ['public', 'jobs']

/** What a start fills from what is shipped, and what migrations and the queue write themselves. */
const MADE_ANEW = new Set([
  'public.mikro_orm_migrations',
  'public.place',
  'public.place_outside',
  'public.place_search',
  'public.place_elsewhere',
  'public.seed_version',
  'public.road_network',
  'jobs.version',
])

export interface Table {
  schema: string
  name: string
  columns: string[]
}

/** Every table to be kept, with its columns by their names: in which order they were added is nobody's concern. */
export async function keptTables(client: pg.Client): Promise<Table[]> {
  const tables = await rowsOf<Table>(
    client,
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return tables.filter(({ schema, name }) => !MADE_ANEW.has(`${schema}.${name}`))
}

/** Numbers that are given out, with the last one; those of what is made anew are made with it. */
export async function keptSequences(
  client: pg.Client,
  tables: readonly Table[],
): Promise<{ schema: string; name: string; value: string }[]> {
  const found = await rowsOf<{ schema: string; name: string; value: string | null; owner: string | null }>(
    client,
    `select s.schemaname as schema, s.sequencename as name, s.last_value::text as value,
      (select n.nspname || '.' || t.relname from pg_depend d join pg_class t on t.oid = d.refobjid
        join pg_namespace n on n.oid = t.relnamespace
        where d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass and d.deptype in ('a', 'i')
          and d.refclassid = 'pg_class'::regclass limit 1) as owner
    from pg_sequences s where s.schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  const kept = new Set(tables.map(({ schema, name }) => `${schema}.${name}`))
  return found.flatMap(({ schema, name, value, owner }) =>
    value !== null && (owner === null || kept.has(owner)) ? [{ schema, name, value }] : [],
  )
}

/** How many rows a table has, and what they add up to: the same before and after, in whatever order they lie. */
export async function digestOf(client: pg.Client, table: Table): Promise<{ rows: number; digest: string }> {
  const [found] = await rowsOf<{ rows: string; digest: string }>(
    client,
    `select count(*)::text as rows,
      coalesce(sum(('x' || left(md5(row(${columnList(table)})::text), 15))::bit(60)::bigint), 0)::text as digest
    from ${tableName(table)}`,
  )
  return { rows: Number(found?.rows ?? 0), digest: found?.digest ?? '0' }
}

/** How many entries the ledger has, how far its postings are from zero, and what it owes to travellers, carriers and partners. */
export async function ledgerOf(
  client: pg.Client,
): Promise<{ entries: number; owedCents: string; isOff: boolean }> {
  const [found] = await rowsOf<{ entries: string; owed: string; is_off: boolean }>(
    client,
    `select count(*)::text as entries,
      coalesce(sum(-amount_cents) filter (where amount_cents < 0), 0)::text as owed,
      exists (select 1 from ledger_entry group by posting_id, currency having sum(amount_cents) <> 0) as is_off
    from ledger_entry`,
  )
  return { entries: Number(found?.entries ?? 0), owedCents: found?.owed ?? '0', isOff: found?.is_off ?? true }
}
