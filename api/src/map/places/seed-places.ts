import type { Kysely } from 'kysely'
import { withLabelNames } from './gazetteer/label-names.ts'
import type { OutsidePlace, SeedPlace } from './gazetteer/seed-place.ts'
import { cellOf } from './geo-cells.ts'
import { buildNameIndex, type Name, sortedNames } from './name-index/build-name-index.ts'
import { keepNameIndex } from './name-index/name-index-store.ts'
import { placesVersion } from './places-version.ts'
import type { QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** Any number that no other room locks. */
const LOCK = 7_214_001
const BATCH = 4000

/** Called with places done and places in all. */
export type SeedReport = (done: number, total: number) => void

/**
 * Fills the gazetteer when the database does not hold this version of it. Safe to call from several processes
 * at once: one seeds, the others find it done. While an older version is replaced, readers wait (five seconds).
 *
 * @returns whether it had to seed
 */
export async function seedPlaces<DB>(db: Kysely<DB>, report: SeedReport = () => {}): Promise<boolean> {
  if (await isSeeded(db)) return false
  const seeded = await db.transaction().execute(async (transaction) => {
    await runSql(transaction, 'select pg_advisory_xact_lock($1)', [LOCK])
    if (await isSeeded(transaction)) return false
    await fill(transaction, report)
    return true
  })
  if (seeded) await runSql(db, 'analyze place, place_name, place_outside, place_elsewhere')
  return seeded
}

async function isSeeded(db: QueryRunner): Promise<boolean> {
  const rows = await runSql(db, `select 1 from seed_version where name = 'places' and version = $1`, [
    placesVersion(),
  ])
  return rows.length > 0
}

async function fill(db: QueryRunner, report: SeedReport): Promise<void> {
  // Loaded only here: a start that finds the places kept is spared the registers.
  const { buildGazetteer } = await import('./gazetteer/build-gazetteer.ts')
  const { places: built, outside, elsewhere } = buildGazetteer()
  const places = built.map(withLabelNames)
  report(0, places.length)
  await runSql(db, 'truncate place, place_name, place_outside, place_elsewhere')
  const indexes = await dropIndexes(db)
  await runSql(db, OUTSIDE_SQL, outsideColumns(outside))
  await runSql(db, ELSEWHERE_SQL, [[...elsewhere.keys()], [...elsewhere.values()]])
  await inBatches(places, (batch, start) => runSql(db, PLACE_SQL, placeColumns(batch, start)))
  const names = sortedNames(places)
  let done = 0
  await inBatches(names, async (batch) => {
    await runSql(db, NAME_SQL, nameColumns(batch))
    done += batch.length
    report(Math.floor((places.length * done) / names.length), places.length)
  })
  await keepNameIndex(db, placesVersion(), buildNameIndex(places, names))
  for (const index of indexes) await runSql(db, index.definition)
  await runSql(
    db,
    `insert into seed_version (name, version) values ('places', $1)
     on conflict (name) do update set version = excluded.version, seeded_at = now()`,
    [placesVersion()],
  )
}

/** While the server takes one batch, the next is prepared. */
async function inBatches<T>(
  items: readonly T[],
  send: (batch: readonly T[], start: number) => Promise<unknown>,
): Promise<void> {
  let sending: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < items.length; start += BATCH) {
    const before = sending
    sending = send(items.slice(start, start + BATCH), start)
    await before
  }
  await sending
}

/** Indexes are built after the rows, at a third of the cost; their definitions are the migrations'. */
async function dropIndexes(db: QueryRunner): Promise<{ name: string; definition: string }[]> {
  const indexes = await runSql<{ name: string; definition: string }>(
    db,
    `select quote_ident(indexname) as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename in ('place', 'place_name')
       and indexname not in (select conname from pg_constraint)`,
  )
  for (const index of indexes) await runSql(db, `drop index ${index.name}`)
  return indexes
}

const PLACE_SQL = `insert into place
    (number, id, name, country_code, region, lat, lon, kind, population, iata, time_zone, weight, cell)
  select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[],
    $8::text[], $9::int[], $10::text[], $11::text[], $12::real[], $13::int[])`

const NAME_SQL = `insert into place_name (name_key, place, tier)
  select * from unnest($1::text[], $2::int[], $3::smallint[])`

const ELSEWHERE_SQL = `insert into place_elsewhere (name_key, weight) select * from unnest($1::text[], $2::real[])`

const OUTSIDE_SQL = `insert into place_outside (lat, lon, cell)
  select * from unnest($1::float8[], $2::float8[], $3::int[])`

function placeColumns(places: readonly SeedPlace[], firstNumber: number): unknown[] {
  return [
    places.map((_, index) => firstNumber + index),
    places.map((place) => place.id),
    places.map((place) => place.name),
    places.map((place) => place.countryCode),
    places.map((place) => place.region),
    places.map((place) => place.lat),
    places.map((place) => place.lon),
    places.map((place) => place.kind),
    places.map((place) => place.population),
    places.map((place) => place.iata),
    places.map((place) => place.timeZone),
    places.map((place) => place.weight),
    places.map(cellOf),
  ]
}

function nameColumns(names: readonly Name[]): unknown[] {
  return [names.map(({ key }) => key), names.map(({ place }) => place), names.map(({ tier }) => tier)]
}

function outsideColumns(outside: readonly OutsidePlace[]): unknown[] {
  return [outside.map((place) => place.lat), outside.map((place) => place.lon), outside.map(cellOf)]
}
