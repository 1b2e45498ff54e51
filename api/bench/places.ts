import { migrate } from '#platform/database/migrate.ts'
import { entities } from '../src/entities.ts'
import { seed } from '../src/seed.ts'
import { openOrm } from '#platform/database/orm.ts'
import { buildGazetteer } from '#map/places/gazetteer/build-gazetteer.ts'
import type { SeedPlace } from '#map/places/gazetteer/seed-place.ts'
import { runSql } from '#map/places/run-sql.ts'
import { searchPlaces } from '#map/places/search-places.ts'
import { loadRoadNetwork } from '#map/routing/road-network-store.ts'
import { columns } from './columns.ts'
import { startBenchDatabase } from './database.ts'
import { collect, heldMb, peakMb } from './memory.ts'
import { percentile } from './percentile.ts'
import { firstWays } from './places/first-ways.ts'
import { type Search, searchesOf } from './places/searches.ts'
import { typingAtOnce } from './places/typing.ts'
import { typingToService } from './places/typing-to-service.ts'
import { keepFigures } from './report/figure.ts'
import { timedAsync } from './timed.ts'

/** As many places are looked for, the larger ones more often, as travellers do. */
const SAMPLES = 300
/** Ways are asked for between towns of 30,000 people, airports and resorts. */
const TOWN = 4.5

const report = (line: string) => process.stderr.write(`${line}\n`)
report('starting PostgreSQL')
const server = await startBenchDatabase()
try {
  await server.create('places')
  const orm = openOrm({ url: server.url('places') }, entities)
  try {
    await migrate(orm)
    const db = orm.em.fork().getKysely()
    const before = heldMb()
    report('seeding')
    const [, seeding] = await timedAsync(() => seed(orm, report))
    const [held, peak] = [heldMb() - before, peakMb()]
    const [, starting] = await timedAsync(async () => {
      await seed(orm, report)
      await loadRoadNetwork(db)
    })
    const [size] = await runSql<{ mb: number }>(
      db,
      'select (pg_database_size(current_database()) / 1e6)::float8 as mb',
      [],
    )
    report('searching')
    const { samples, towns } = chosenPlaces()
    // A service holds no gazetteer: what chose these would be swept while somebody types.
    collect()
    const rows = [['', 'searches', 'found', 'p50 ms', 'p99 ms', 'worst ms']]
    const all: number[] = []
    const ask = (search: Search) => searchPlaces(db, { ...search, lang: 'en', limit: 8 })
    for (const [name, searches] of searchesOf(samples)) {
      // Once unmeasured: the database's cache and this process's code are warm in service too.
      for (const search of searches.slice(0, 200)) await ask(search)
      const times: number[] = []
      let found = 0
      for (const search of searches) {
        const [places, time] = await timedAsync(() => ask(search))
        times.push(time)
        if (places.length > 0) found += 1
      }
      all.push(...times)
      rows.push([
        name,
        `${searches.length}`,
        `${Math.round((100 * found) / searches.length)} %`,
        ...figures(times),
      ])
    }
    rows.push(['all', `${all.length}`, '', ...figures(all)])
    const typed = await typingAtOnce(samples, ask)
    rows.push(['50 typing at once', `${typed.length}`, '', ...figures(typed)])
    report('typing to the service')
    const served = await typingToService(samples, server.url('places'))
    rows.push(['50 typing to the service', `${served.length}`, '', ...figures(served)])
    report('finding ways')
    const ways = await firstWays(towns, db)
    rows.push(['a way for the first time', `${ways.length}`, '', ...figures(ways)])
    const nothing: number[] = []
    for (let turn = 0; turn < 1000; turn++)
      nothing.push((await timedAsync(() => runSql(db, 'select 1', [])))[1])
    rows.push(['a statement that does nothing', '1000', '', ...figures(nothing)])
    console.log(`
first seed   ${Math.round(seeding)} ms for the places and the roads between them; ${Math.round(size?.mb ?? 0)} MB on disk
a start      ${Math.round(starting)} ms longer once seeded
memory       ${held.toFixed(0)} MB held after seeding, ${peak.toFixed(0)} MB at most

${columns(rows)}`)
    const p99 = (times: readonly number[]) => Number(figures(times)[1])
    keepFigures('places', [
      ['first seed', seeding, 'ms'],
      ['a start once seeded', starting, 'ms'],
      ['on disk', size?.mb ?? 0, 'MB'],
      ['all searches: p99', p99(all), 'ms'],
      ['50 typing at once: p99', p99(typed), 'ms'],
      ['50 typing to the service: p99', p99(served), 'ms'],
      ['a way for the first time: p99', p99(ways), 'ms'],
    ])
  } finally {
    await orm.close()
  }
} finally {
  await server.stop()
}

function chosenPlaces() {
  const { places } = buildGazetteer()
  return { samples: samplesOf(places), towns: places.filter(({ weight }) => weight >= TOWN) }
}

function samplesOf(places: readonly SeedPlace[]) {
  return places
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .filter((_, rank) => rank < SAMPLES / 2 || rank % 137 === 0)
    .slice(0, SAMPLES)
}

function figures(times: readonly number[]): string[] {
  const ascending = times.toSorted((a, b) => a - b)
  return [50, 99, 100].map((percent) => percentile(ascending, percent).toFixed(2))
}
