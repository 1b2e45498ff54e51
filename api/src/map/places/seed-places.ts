import type { Kysely } from 'kysely'
import { type AskGazetteer, gazetteerOnce } from './gazetteer/gazetteer-once.ts'
import { withLabelNames } from './gazetteer/label-names.ts'
import type { OutsidePlace, SeedPlace } from './gazetteer/seed-place.ts'
import { cellOf } from './geo-cells.ts'
import { buildNameIndex } from './name-index/build-name-index.ts'
import { keepNameIndex } from './name-index/name-index-store.ts'
import { addNames, noNames, sortedNames } from './name-index/names.ts'
import { placesVersion } from './places-version.ts'
import type { QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** Any number that no other room locks. */
const LOCK = 7_214_001
const BATCH = 8000

/** Called with hundredths of the work that are done. */
export type SeedReport = (done: number) => void

/**
 * Fills the gazetteer when the database does not hold this version of it. Safe to call from several processes
 * at once: one seeds, the others find it done. While an older version is replaced, readers wait (five seconds).
 *
 * @param gazetteer the places, which whoever else seeds has as well
 * @returns whether it had to seed
 */
export async function seedPlaces<DB>(
  db: Kysely<DB>,
  report: SeedReport = () => {},
  gazetteer: AskGazetteer = gazetteerOnce(),
): Promise<boolean> {
  if (await isSeeded(db)) return false
  return db.transaction().execute(async (transaction) => {
    await runSql(transaction, 'select pg_advisory_xact_lock($1)', [LOCK])
    if (await isSeeded(transaction)) return false
    await fill(transaction, report, gazetteer)
    return true
  })
}

async function isSeeded(db: QueryRunner): Promise<boolean> {
  const rows = await runSql(db, `select 1 from seed_version where name = 'places' and version = $1`, [
    placesVersion(),
  ])
  return rows.length > 0
}

/** How much of the work is done when each part of it ends, in hundredths. */
const DONE = { registers: 15, gazetteer: 35, places: 65, names: 70, index: 95 }

/** How far it is with everything when so much of the largest register has been read. */
export const doneReading = (part: number): number => Math.round(part * DONE.registers)

async function fill(db: QueryRunner, report: SeedReport, gazetteer: AskGazetteer): Promise<void> {
  report(0)
  const { places: built, outside, elsewhere } = await gazetteer()
  const places = built.map(withLabelNames)
  report(DONE.gazetteer)
  await runSql(db, 'truncate place, place_outside, place_elsewhere')
  const indexes = await dropIndexes(db)
  await runSql(db, OUTSIDE_SQL, outsideColumns(outside))
  await runSql(db, ELSEWHERE_SQL, [lines([...elsewhere.keys()]), list([...elsewhere.values()])])
  const names = noNames()
  let taken: Promise<unknown> = Promise.resolve()
  for (let from = 0; from < places.length; from += BATCH) {
    const batch = places.slice(from, from + BATCH)
    const columns = placeColumns(batch)
    await taken
    taken = runSql(db, PLACE_SQL, columns)
    // While the server takes one batch, its names are keyed and the next is prepared.
    addNames(names, batch, from)
    report(Math.round(DONE.gazetteer + ((DONE.places - DONE.gazetteer) * from) / places.length))
  }
  await taken
  report(DONE.places)
  // One message: the server goes on from one to the next while this thread is busy with the names.
  const made = runSql(db, [...indexes.map(({ definition }) => definition), 'analyze place'].join(';'))
  const sorted = sortedNames(names)
  report(DONE.names)
  const index = buildNameIndex(places, sorted)
  report(DONE.index)
  await made
  await keepNameIndex(db, placesVersion(), index)
  await runSql(
    db,
    `insert into seed_version (name, version) values ('places', $1)
     on conflict (name) do update set version = excluded.version, seeded_at = now()`,
    [placesVersion()],
  )
  report(100)
}

/** Indexes are built after the rows, at a third of the cost; their definitions are the migrations'. */
async function dropIndexes(db: QueryRunner): Promise<{ name: string; definition: string }[]> {
  const indexes = await runSql<{ name: string; definition: string }>(
    db,
    `select quote_ident(indexname) as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename = 'place'
       and indexname not in (select conname from pg_constraint)`,
  )
  for (const index of indexes) await runSql(db, `drop index ${index.name}`)
  return indexes
}

const PLACE_SQL = `insert into place
    (id, name, country_code, region, lat, lon, kind, population, iata, time_zone, weight, cell)
  select * from unnest(${texts(1)}, ${texts(2)}, ${texts(3)}, ${texts(4)}, $5::float8[], $6::float8[],
    ${texts(7)}, $8::int[], ${texts(9)}, ${texts(10)}, $11::real[], $12::int[])`

const ELSEWHERE_SQL = `insert into place_elsewhere (name_key, weight) select * from unnest(${texts(1)}, $2::real[])`

const OUTSIDE_SQL = `insert into place_outside (lat, lon, cell)
  select * from unnest($1::float8[], $2::float8[], $3::int[])`

// Columns go as one text each: the driver would quote a million values one by one.

/** A column of texts, of which none has more than one line; null where there is none. */
function lines(texts: readonly (string | null)[]): string {
  return texts.map((text) => text ?? '').join('\n')
}

function texts(parameter: number): string {
  return `string_to_array($${parameter}, E'\\n', '')`
}

function list(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`
}

function placeColumns(places: readonly SeedPlace[]): string[] {
  return [
    lines(places.map((place) => place.id)),
    lines(places.map((place) => place.name)),
    lines(places.map((place) => place.countryCode)),
    lines(places.map((place) => place.region)),
    list(places.map((place) => place.lat)),
    list(places.map((place) => place.lon)),
    lines(places.map((place) => place.kind)),
    list(places.map((place) => place.population)),
    lines(places.map((place) => place.iata)),
    lines(places.map((place) => place.timeZone)),
    list(places.map((place) => place.weight)),
    list(places.map(cellOf)),
  ]
}

function outsideColumns(outside: readonly OutsidePlace[]): string[] {
  return [
    list(outside.map((place) => place.lat)),
    list(outside.map((place) => place.lon)),
    list(outside.map(cellOf)),
  ]
}
