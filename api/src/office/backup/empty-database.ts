import type pg from 'pg'
import { SettingError } from '#platform/settings/setting-error.ts'
import { rowsOf } from './snapshot-client.ts'

/** People, bookings and messages: a database without them holds what any first start makes. */
const DATA = ['app_user', 'booking', 'contact_request', 'ledger_entry']

/**
 * Sees that nobody works on the database, and that there is nothing in it which nobody said may go.
 * @throws SettingError that says what is there
 */
export async function assertMayBeReplaced(client: pg.Client, isOverwriting: boolean): Promise<void> {
  const others = await rowsOf(
    client,
    `select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'fiacre-jobs' limit 1`,
  )
  if (others.length > 0) throw new SettingError('A service runs on this database. Stop it, and restore then.')
  if (isOverwriting) return
  for (const table of DATA) {
    const [is] = await rowsOf<{ there: boolean }>(client, 'select to_regclass($1) is not null as there', [
      `public.${table}`,
    ])
    if (!is?.there) continue
    const rows = await rowsOf(client, `select 1 from ${table} limit 1`)
    if (rows.length > 0)
      throw new SettingError(
        `This database has data already (in ${table}). Restore into an empty one, or say --overwrite: what is there is gone then.`,
      )
  }
}

/** Takes away all that migrations and the queue have made, and nothing else of the server's. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists jobs cascade')
  await client.query(`do $$
    declare found record;
    begin
      for found in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') loop
        execute format('drop table if exists %s cascade', found.name);
      end loop;
      -- Those of no table are left by then.
      for found in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') loop
        execute format('drop sequence %s', found.name);
      end loop;
      for found in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
        execute format('drop routine if exists %s cascade', found.name);
      end loop;
    end $$`)
}
