import { join } from 'node:path'
import type pg from 'pg'
import type { Manifest } from './manifest.ts'
import { quoted, rowsOf, tableName } from './snapshot-client.ts'
import { digestOf, SCHEMAS } from './tables.ts'
import { loadTable } from './table-files.ts'

/**
 * Loads every table of a backup in one transaction, which is committed only when all of them hold what they held. Triggers rest
 * meanwhile, as they forbid what this does; keys to other tables are made again at the end, which checks them.
 */
export async function loadInto(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  await client.query('begin')
  try {
    const keys = await takeForeignKeys(client)
    const names = manifest.tables.map(tableName)
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    await client.query(`truncate ${names.join(', ')}`)
    for (const table of manifest.tables) await loadTable(client, table, join(folder, table.file))
    for (const { schema, name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [
        `${quoted(schema)}.${quoted(name)}`,
        value,
      ])
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    await verifyTables(client, manifest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Takes away the keys that refer to other tables. @returns how they are made again */
async function takeForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const keys = await rowsOf<ForeignKey>(
    client,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace in (select oid from pg_namespace where nspname = any($1))`,
    [SCHEMAS],
  )
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return keys
}

async function verifyTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, digest } = await digestOf(client, table)
    if (rows !== table.rows || digest !== table.digest)
      throw new Error(
        `${table.schema}.${table.name} is not what was backed up: ${rows} rows of ${table.rows}.`,
      )
  }
}
