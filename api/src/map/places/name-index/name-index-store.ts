import { deserialize, serialize } from 'node:v8'
import type { QueryRunner } from '../places.tables.ts'
import { readKeptData } from '../read-kept-data.ts'
import { runSql } from '../run-sql.ts'
import { buildNameIndex } from './build-name-index.ts'
import { LAYOUT, type NameIndex } from './name-index.ts'
import { noNames } from './names.ts'

/** Keeps the index of this version of the gazetteer beside it, in place of any other. */
export async function keepNameIndex(db: QueryRunner, version: string, index: NameIndex): Promise<void> {
  await runSql(db, 'delete from place_search')
  await runSql(db, 'insert into place_search (version, layout, data) values ($1, $2, $3)', [
    version,
    LAYOUT,
    serialize(index),
  ])
}

const EMPTY = buildNameIndex([], noNames())

const asked = new WeakMap<QueryRunner, Promise<NameIndex>>()
/** The last one that was loaded: whoever asks by another way has the same. */
let last: { version: string; index: NameIndex } | undefined

/**
 * The index of the places' names, loaded at the first search: in a twentieth of a second, then it stays. A process that began
 * before the gazetteer was replaced goes on with the one it has. Empty where no place is known.
 */
export async function nameIndexOf(db: QueryRunner): Promise<NameIndex> {
  const known = asked.get(db)
  if (known) return known
  const loading = load(db)
  asked.set(db, loading)
  // What was not there, or not to be had, may be by the next search.
  const isThere = await loading.then((index) => index.keys.count > 0).catch(() => false)
  if (!isThere) asked.delete(db)
  return loading
}

async function load(db: QueryRunner): Promise<NameIndex> {
  const [kept] = await runSql<{ version: string }>(db, 'select version from place_search where layout = $1', [
    LAYOUT,
  ])
  if (!kept) return EMPTY
  if (last?.version === kept.version) return last.index
  const data = await readKeptData(db, 'place_search', kept.version)
  if (!data) return EMPTY
  // What `keepNameIndex` wrote in this very layout.
  const index: NameIndex = deserialize(data)
  last = { version: kept.version, index }
  return index
}
