import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openOrm, type Orm } from '#platform/database/orm.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { pino } from 'pino'
import { entities } from '../../src/entities.ts'
import { columns } from '../columns.ts'
import { startBenchDatabase } from '../database.ts'
import { percentile } from '../percentile.ts'
import { keepFigures } from '../report/figure.ts'
import { timedAsync } from '../timed.ts'
import { fill } from './fill.ts'
import { measuredLists } from './queries.ts'

/** The lists of the back office among few and among many, side by side in one run. `--explain` shows how the many are read. */
const SIZES = [1_000, 1_000_000]
const TURNS = 40
/** What takes less is the same everywhere, whatever the ratio says. */
const SAME_MS = 5

const report = (line: string) => process.stderr.write(`${line}\n`)

const server = await startBenchDatabase()
try {
  const measured: string[][][] = []
  for (const size of SIZES) {
    const name = `lists${size}`
    await server.create(name)
    const orm = openOrm({ url: server.url(name) }, entities)
    try {
      await migrate(orm)
      // The queue makes its own tables.
      await (await startJobs({ url: server.url(name) }, pino({ level: 'silent' }))).stop()
      report(`filling in ${size} of each`)
      await fill(orm, size)
      report('asking')
      measured.push(await measure(orm, size))
      if (process.argv.includes('--explain') && size === SIZES.at(-1)) await explain(orm, size)
    } finally {
      await orm.close()
    }
  }
  const heads = SIZES.flatMap((size) => [`of ${size.toLocaleString('en')}: p50 ms`, 'p99 ms'])
  const [first = [], ...others] = measured
  const rows = first.map(([query = '', ...figures], index) => [
    query,
    ...figures,
    ...others.flatMap((other) => other[index]?.slice(1) ?? []),
  ])
  console.log(columns([['', ...heads], ...rows]))
  const slower = rows.filter(([, few, , many]) => Number(many) > Math.max(SAME_MS, 2 * Number(few)))
  for (const [query, few, , many] of slower) console.log(`slower among many: ${query}: ${few} ms, ${many} ms`)
  keepFigures('lists', [
    ['questions asked', rows.length, ''],
    ['slower among a million than 5 ms and twice a thousand', slower.length, ''],
    ['slowest p50 among a million', Math.max(...rows.map(([, , , many]) => Number(many))), 'ms'],
  ])
} finally {
  await server.stop()
}

async function measure(orm: Orm, size: number): Promise<string[][]> {
  const context = { orm, now: () => new Date() } as Context
  const rows: string[][] = []
  for (const { name, queries } of measuredLists(size, new Date())) {
    for (const [what, ask] of Object.entries(queries)) {
      // Once unmeasured: the database's cache is warm in service too.
      await ask(context)
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn++) times.push((await timedAsync(() => ask(context)))[1])
      const ascending = times.toSorted((a, b) => a - b)
      rows.push([`${name}: ${what}`, ...[50, 99].map((percent) => percentile(ascending, percent).toFixed(1))])
    }
  }
  return rows
}

async function explain(orm: Orm, size: number): Promise<void> {
  const em = orm.em.fork()
  for (const { name, statements } of measuredLists(size, new Date())) {
    for (const [what, statement] of Object.entries(statements)) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (analyze, costs off, timing off) ${await statement(em)}`.execute(em.getKysely())
      console.log(
        `${name}: ${what}\n${rows.map((row) => `  ${row['QUERY PLAN'].slice(0, 160)}`).join('\n')}\n`,
      )
    }
  }
}
