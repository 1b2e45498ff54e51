import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from '#platform/context/context.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { QUOTE_PERIODS } from '#prices/quotes/quote-periods.ts'
import { ridOfPrices } from '../../bench/lists/drop.ts'
import { fill } from '../../bench/lists/fill.ts'
import { measuredPages } from '../../bench/lists/pages.ts'
import { measuredPrices } from '../../bench/lists/prices.ts'
import { measuredLists } from '../../bench/lists/queries.ts'
import { testDatabase } from '../support/database.ts'

const SIZE = 1_000
const QUOTES = 5_000
/** They lie evenly over a day. */
const OF_A_PERIOD = (QUOTES * QUOTE_PERIODS.hours) / 24

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
  await (await startJobs(database.connection, pino({ level: 'silent' }))).stop()
  await fill(database.orm, { size: SIZE, quotes: QUOTES }, new Date())
})
afterAll(() => database.close())

it('fills a database by which every list, page and price of the benchmark is answered', async () => {
  const { rows } = await sql`
    select (select count(*)::int from booking) as bookings,
      (select count(*)::int from booking b join quote_kept q on q.id = b.quote_id) as priced,
      (select count(*)::int from quote where kept_until <> 'infinity') as open,
      (select count(*)::int from quote_rest) as rest`.execute(database.db)
  expect(rows).toEqual([{ bookings: SIZE, priced: SIZE, open: QUOTES, rest: 0 }])
  const { orm } = database
  const context = { orm, now: () => new Date() } as Context
  const lists = [...measuredLists(SIZE, new Date()), ...measuredPages(SIZE), await measuredPrices(orm, SIZE)]
  for (const { name, queries } of lists) {
    for (const [what, ask] of Object.entries(queries))
      await expect(ask(context), `${name}: ${what}`).resolves.toBeDefined()
  }
})

it('compares how old prices go: all rows of a partition, which leaves nothing of it, or leaves its room', async () => {
  const { dropped, deleted } = await ridOfPrices(database.orm)
  expect(dropped.rows).toBeGreaterThan(0.9 * OF_A_PERIOD)
  expect(deleted.rows).toBeGreaterThan(0.9 * OF_A_PERIOD)
  expect([dropped.leftBytes, deleted.leftBytes > 0]).toEqual([0, true])
})
