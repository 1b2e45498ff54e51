import { FIGURES_MOST_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetFigures, reckonFigures } from '#office/figures/reckon-figures.ts'
import { sumsOfFigures } from '#office/figures/compare-figures.ts'
import { sweep } from '#office/privacy/retention.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import { database } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectExactFigures } from '../support/figures.ts'
import { paidBooking, type Schemas } from '../support/money.ts'
import { DEMO, PAGE } from '../support/partners.ts'
import { testService, type TestService } from '../support/service.ts'
import { journey, newTraveller, trip } from '../support/traveller.ts'

const DAY_MS = 86_400_000

let service: TestService
let admin: TestClient
let client: TestClient
/** A day's last second: what happens next is of the next day. */
let evening: Date

beforeAll(async () => {
  service = await testService({ ...ADMIN, RATE_LIMIT_PER_MINUTE: '1000000' })
  const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS
  evening = new Date(midnight - 1000)
  service.clock.now = evening
  admin = await administrator(service)
  ;({ client } = await newTraveller(service.url))
})
afterAll(() => service.close())

const day = (later = 0) => new Date(evening.getTime() + later * DAY_MS).toISOString().slice(0, 10)
const reckon = () => reckonFigures(service.context.orm, service.clock.now)
async function figures(query: Record<string, string> = {}): Promise<Schemas['AdminFigures']> {
  const asked = new URLSearchParams({ from: day(), to: day(1), ...query })
  const { body } = await admin.call<Schemas['AdminFigures']>('GET', `/api/admin/figures?${asked.toString()}`)
  return body
}

it('count a journey once and its prices by class, and what became of them on their days', async () => {
  await new TestClient(service.url).call('POST', '/api/calculate-prices', journey(evening), {
    'Accept-Language': 'fr-CH,fr;q=0.9',
  })
  const kept = await paidBooking(service, client, { request: { vehicleTypeId: 2 } })
  const lost = await paidBooking(service, client, { request: { pickupTime: '11:30' } })
  // Tried out: it is counted apart.
  await new TestClient(service.url).call('POST', '/api/calculate-price', trip(evening), {
    ...DEMO,
    Origin: PAGE,
  })
  service.clock.now = new Date(evening.getTime() + 2000)
  await admin.call('PATCH', `/api/admin/bookings/${lost.id}/status`, { status: 'cancelled' })
  await reckon()

  const byDay = await figures()
  const both = kept.totalPriceCents + lost.totalPriceCents
  expect(byDay.rows.map(({ key, current }) => ({ key, ...current }))).toEqual([
    {
      key: day(),
      asked: 3,
      booked: 2,
      paid: 2,
      cancelled: 0,
      revenueCents: both,
      returnedCents: 0,
      averagePriceCents: Math.round(both / 2),
      conversionPercent: 66.7,
    },
    {
      key: day(1),
      asked: 0,
      booked: 0,
      paid: 0,
      cancelled: 1,
      revenueCents: -lost.totalPriceCents,
      returnedCents: lost.totalPriceCents,
      averagePriceCents: null,
      conversionPercent: null,
    },
  ])
  expect(byDay.total.current).toMatchObject({ revenueCents: kept.totalPriceCents, cancelled: 1, asked: 3 })

  const byClass = await figures({ by: 'class' })
  // The journey was priced in every class, and two were priced again to be booked.
  expect(byClass.rows.find(({ key }) => key === '2')).toMatchObject({
    label: kept.vehicleType.name,
    current: { asked: 2, paid: 1, revenueCents: kept.totalPriceCents },
  })
  expect(byClass.rows.find(({ key }) => key === '5')?.current).toMatchObject({ asked: 1, booked: 0 })
  const byLanguage = await figures({ by: 'language' })
  const askedIn = Object.fromEntries(byLanguage.rows.map(({ key, current }) => [key, current.asked]))
  expect(askedIn).toEqual({ '': 2, fr: 1 })
  expect((await figures({ by: 'country' })).rows.map(({ key }) => key)).toEqual(['CH'])
  const tests = await figures({ by: 'partner', isTest: 'true' })
  expect(tests.rows).toMatchObject([{ label: expect.any(String), current: { asked: 1, booked: 0 } }])

  // The next period has this one beside it.
  const next = await figures({ from: day(2), to: day(3) })
  expect(next.total.previous).toEqual(byDay.total.current)
})

it('are exact, stay when what they count is deleted, and come out the same when they are made anew', async () => {
  await expectExactFigures(service.context, service.clock.now)
  // Two days on, the prices that nobody booked are gone.
  service.clock.now = new Date(evening.getTime() + 2 * DAY_MS)
  const before = await figures()
  await sweep(service.context)
  const { rows } = await sql<{
    left: number
  }>`select count(*)::int as left from quote where used_at is null`.execute(database(service))
  expect(rows[0]?.left).toBe(0)
  await forgetFigures(service.context.orm)
  await reckon()
  const after = await figures()
  expect({ ...after, reckonedAt: null }).toEqual({ ...before, reckonedAt: null })
  const { figureCents, ledgerCents } = await sumsOfFigures(service.context.orm)
  expect(figureCents).toBe(ledgerCents)
})

it('of a day that is over are left alone, and rows that say so already are not written again', async () => {
  await reckon()
  const versions = async () => {
    const { rows } = await sql<{ xmin: string }>`select xmin::text from figure_day order by 1`.execute(
      database(service),
    )
    return rows
  }
  const before = await versions()
  await sql`update figure_day set cancelled = 7 where day = ${day()}::date and vehicle_type_id = 5`.execute(
    database(service),
  )
  await reckon()
  expect((await figures()).rows[0]?.current.cancelled).toBe(7)
  await forgetFigures(service.context.orm)
  await reckon()
  expect((await figures()).rows[0]?.current.cancelled).toBe(0)
  const after = await versions()
  // One row was written by hand and mended again.
  expect(after.filter(({ xmin }) => !before.some((row) => row.xmin === xmin))).toHaveLength(1)
})

it('come as a table of the same rows, and for a period that is one', async () => {
  const asked = `from=${day()}&to=${day(1)}&by=class`
  const table = await (await admin.fetch(`/api/admin/figures.csv?${asked}`)).text()
  const [head, ...lines] = table.trim().split('\r\n')
  expect(head).toMatch(/^key,label,asked,booked,paid,.*,previousConversionPercent$/)
  const { rows } = await figures({ by: 'class' })
  expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ key }) => key))
  for (const wrong of [
    'from=2026-02-02&to=2026-02-01',
    `from=${new Date(evening.getTime() - FIGURES_MOST_DAYS * DAY_MS).toISOString().slice(0, 10)}&to=${day()}`,
  ]) {
    const { status, body } = await admin.call('GET', `/api/admin/figures?${wrong}`)
    expect([status, body['code']], wrong).toEqual([422, 'RULE_VIOLATION'])
  }
})

it('skip days of which there is nothing, also while somebody is at it since before them', async () => {
  const db = database(service)
  const openFrom = async () => {
    const { rows } = await sql<{ from: string }>`select open_from::text as from from figure_state`.execute(db)
    return rows[0]?.from
  }
  await reckon()
  const before = await openFrom()
  await sql`create sequence turn`.execute(db)
  await sql`create function count_turn() returns trigger language plpgsql as 'begin perform nextval(''turn''); return null; end'`.execute(
    db,
  )
  await sql`create trigger turn after insert on figure_day for each statement execute function count_turn()`.execute(
    db,
  )
  service.clock.now = new Date(evening.getTime() + 2000 * DAY_MS)
  await db.transaction().execute(async (underWay) => {
    await sql`select 1`.execute(underWay)
    await reckon()
  })
  const { rows } = await sql<{ turns: string }>`select last_value as turns from turn`.execute(db)
  expect(Number(rows[0]?.turns)).toBeLessThan(10)
  // What is under way may write something of any of these days yet.
  expect(await openFrom()).toBe(before)
  await reckon()
  expect(await openFrom()).toBe(day(2000))
})
