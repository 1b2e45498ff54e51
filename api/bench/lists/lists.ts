import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
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
import { amounts, type Amount } from './amounts.ts'
import { ridOfPrices, type Riddance } from './drop.ts'
import { fill } from './fill.ts'
import { measuredPages } from './pages.ts'
import { planText } from './plan-text.ts'
import { measuredPrices } from './prices.ts'
import { measuredLists, type MeasuredList } from './queries.ts'

/**
 * Lists, records, reports and figures among few bookings and prices and among many, side by side in one run; what becomes of prices
 * among as many; and how old ones go.
 */
const { values: options } = parseArgs({
  options: {
    /** Bookings of the larger database. */
    size: { type: 'string', default: '1000000' },
    /** Prices in it that nobody booked; ten a booking where nothing is said. */
    quotes: { type: 'string' },
    /** Writes how the lists are read among the many into docs/bench/plans.txt. */
    plans: { type: 'boolean', default: false },
  },
})
const { few: FEW, many: MANY } = amounts(
  Number(options.size),
  options.quotes === undefined ? undefined : Number(options.quotes),
)
const PLANS = join(import.meta.dirname, '../../../docs/bench/plans.txt')
const TURNS = 40
/** What takes less is the same everywhere, whatever the ratio says. */
const SAME_MS = 5
const MEGABYTE = 2 ** 20

/** What is asked, with its p50 and p99. */
type Row = [what: string, p50: number, p99: number]

const report = (line: string) => process.stderr.write(`${line}\n`)
const inWords = (count: number) => count.toLocaleString('en')

// Tables that are filled as soon as they are made need no log then, which nothing that is measured notices.
const server = await startBenchDatabase(['wal_level=minimal', 'max_wal_senders=0'])
try {
  const few = await among(FEW)
  const many = await among(MANY)
  const rows = few.rows.map((row, at): [Row, Row] => [row, many.rows[at] ?? row])
  const heads = [FEW, MANY].flatMap(({ size }) => [`of ${inWords(size)}: p50 ms`, 'p99 ms'])
  const cells = rows.map(([[what, ...ofFew], [, ...ofMany]]) => [
    what,
    ...[...ofFew, ...ofMany].map((ms) => ms.toFixed(1)),
  ])
  console.log(columns([['', ...heads], ...cells]))
  const slower = rows.filter(([[, before], [, after]]) => after > Math.max(SAME_MS, 2 * before))
  for (const [[what, before], [, after]] of slower)
    console.log(`slower among many: ${what}: ${before.toFixed(1)} ms, ${after.toFixed(1)} ms`)
  const { dropped, deleted } = many.riddance
  console.log(`\na partition of old prices dropped: ${inFigures(dropped)}`)
  console.log(`as many old prices deleted: ${inFigures(deleted)}`)
  const of = (what: string) => many.rows.find(([name]) => name === what)
  keepFigures('lists', [
    ['questions asked', rows.length, ''],
    ['slower among a million than 5 ms and twice a thousand', slower.length, ''],
    ['slowest p50 among a million', Math.max(...many.rows.map(([, p50]) => p50)), 'ms'],
    ['a price written among ten million: p99', of('prices: written, one')?.[2] ?? 0, 'ms'],
    ['a price found among ten million: p99', of('prices: found by an id')?.[2] ?? 0, 'ms'],
    ['old prices dropped', dropped.ms, 'ms'],
    ['as many old prices deleted', deleted.ms, 'ms'],
    ['slowest price written while old ones are dropped', dropped.slowestMs, 'ms'],
  ])
} finally {
  await server.stop()
}

/** Fills a database of its own, and asks it everything. */
async function among(amount: Amount): Promise<{
  rows: Row[]
  riddance: Awaited<ReturnType<typeof ridOfPrices>>
}> {
  const { database, size, quotes } = amount
  await server.create(database)
  const orm = openOrm({ url: server.url(database) }, entities)
  const closing = [() => orm.close()]
  try {
    await migrate(orm)
    // The queue makes its own tables; nobody works on what is in it.
    const jobs = await startJobs({ url: server.url(database) }, pino({ level: 'silent' }))
    closing.unshift(() => jobs.stop())
    report(`filling in ${inWords(size)} of each, and ${inWords(quotes)} prices`)
    const now = new Date()
    const [, ms] = await timedAsync(() => fill(orm, { size, quotes }, now))
    report(`filled in ${Math.round(ms / 1000)} s; asking`)
    const lists = [...measuredLists(size, now), ...measuredPages(size), await measuredPrices(orm, size)]
    if (options.plans && amount === MANY) await writePlans(orm, lists)
    const context = { orm, jobs, now: () => new Date() } as Context
    return { rows: await measure(context, lists), riddance: await ridOfPrices(orm) }
  } finally {
    for (const close of closing) await close()
  }
}

async function measure(context: Context, lists: readonly MeasuredList[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, queries } of lists) {
    for (const [what, ask] of Object.entries(queries)) {
      // Once unmeasured: the database's cache is warm in service too.
      await ask(context)
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn++) times.push((await timedAsync(() => ask(context)))[1])
      const ascending = times.toSorted((a, b) => a - b)
      rows.push([`${name}: ${what}`, percentile(ascending, 50), percentile(ascending, 99)])
    }
  }
  return rows
}

/** Writes how every statement of the lists is read. */
async function writePlans(orm: Orm, lists: readonly MeasuredList[]): Promise<void> {
  const em = orm.em.fork()
  const plans: string[] = []
  for (const { name, statements } of lists) {
    for (const [what, statement] of Object.entries(statements)) {
      const { rows } = await sql<{
        'QUERY PLAN': string
      }>`explain (costs off) ${await statement(em)}`.execute(em.getKysely())
      plans.push(`${name}: ${what}\n${planText(rows.map((row) => `  ${row['QUERY PLAN']}`))}\n`)
    }
  }
  mkdirSync(dirname(PLANS), { recursive: true })
  writeFileSync(PLANS, plans.join('\n'))
}

function inFigures({ rows, ms, leftBytes, slowestMs }: Riddance): string {
  const left = `${Math.round(leftBytes / MEGABYTE)} MB left`
  return `${inWords(rows)} in ${ms.toFixed(1)} ms, ${left}; the slowest price written meanwhile took ${slowestMs.toFixed(1)} ms`
}
