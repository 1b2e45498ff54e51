import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetFigures, reckonFigures } from '#office/figures/reckon-figures.ts'
import { sweep } from '#office/privacy/retention.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import type { Schemas } from '../support/money.ts'
import { makeKey, newPartnerDraft } from '../support/partner-area.ts'
import { partnerQuote } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

const ORIGIN = 'https://report-hotel.example'
const CAMPAIGN = { utm_campaign: 'winter-2026' }

let service: TestService
let admin: TestClient
let hotel: Awaited<ReturnType<typeof newPartnerDraft>>
let key: { key: string; id: string }
/** Booked through the hotel, paid and driven. */
let driven: string

const db = () => service.context.orm.em.fork().getKysely()
const figures = async (by: string, client = hotel.client, more = '') =>
  (await client.call<Schemas['PartnerFigures']>('GET', `/api/partner/figures?by=${by}${more}`)).body
const bookings = async (query = '', client = hotel.client) =>
  (await client.call<Schemas['PartnerBookingList']>('GET', `/api/partner/bookings${query}`)).body

beforeAll(async () => {
  service = await testService({ ...ADMIN, RATE_LIMIT_PER_MINUTE: '1000000' })
  admin = await administrator(service)
  hotel = await newPartnerDraft(service)
  await sql`update partner set state = 'approved', is_live = true where id = ${hotel.id}`.execute(db())
  const pages = { origins: [ORIGIN], returnUrls: [`${ORIGIN}/back`] }
  await hotel.client.call('PUT', '/api/partner/pages', pages)
  key = await makeKey(hotel.client, { kind: 'publishable', mode: 'live' })
  const headers = { Authorization: `Bearer ${key.key}`, Origin: ORIGIN }
  await partnerQuote(service, trip(), headers)
  // The campaign is known when the journey is handed over; what was counted of its price until then is not counted twice.
  await reckonFigures(service.context.orm, service.clock.now)
  const steps = handOff(service, headers)
  const { token } = await steps.start(trip(), { returnUrl: `${ORIGIN}/back`, attribution: CAMPAIGN })
  const { client } = await newTraveller(service.url)
  const { body: checkout } = await steps.open(client, token)
  const { body } = await steps.book(client, checkout)
  await steps.pay(body.booking.id)
  driven = body.booking.bookingNumber
  service.clock.now = new Date(service.clock.now.getTime() + 5 * 86_400_000)
  await admin.call('PATCH', `/api/admin/bookings/${body.booking.id}/status`, { status: 'completed' })
  await reckonFigures(service.context.orm, service.clock.now)
})
afterAll(() => service.close())

describe('what a partner is told of what came through it', () => {
  it('equals the rows that it was made of, whatever it is told apart by', async () => {
    const { rows: lines } = await sql<{ sum: string; account: string }>`
      select sum(amount_cents)::text as sum,
        (select -sum(amount_cents) from ledger_entry where account = ${`partner:${hotel.id}`})::text as account
      from earning_line where payee_kind = 'partner' and payee_id = ${hotel.id}`.execute(db())
    const { rows: made } = await sql<{ total: number }>`
      select total_cents as total from booking where booking_number = ${driven}`.execute(db())
    expect(lines[0]?.sum).toBe(lines[0]?.account)
    const wanted = {
      quotes: 2,
      checkouts: 1,
      booked: 1,
      paid: 1,
      cancelled: 0,
      rides: 1,
      pricedCents: made[0]?.total,
      earnedCents: Number(lines[0]?.sum),
    }
    expect(wanted.earnedCents).toBeGreaterThan(0)
    const byKey = await figures('key')
    expect(byKey.total).toEqual(wanted)
    expect(byKey.rows).toEqual([{ key: key.id, label: expect.stringMatching(/^pk_live_…/), sums: wanted }])
    for (const by of ['day', 'campaign', 'promo-code', 'route']) {
      const { total, rows } = await figures(by)
      const sum = (name: keyof typeof wanted) => rows.reduce((all, { sums }) => all + sums[name], 0)
      expect([by, total]).toEqual([by, wanted])
      expect([by, sum('quotes'), sum('paid'), sum('earnedCents')]).toEqual([by, 2, 1, wanted.earnedCents])
    }
    const campaigns = await figures('campaign')
    expect(campaigns.rows.map((row) => [row.key, row.sums.quotes, row.sums.booked])).toEqual([
      ['winter-2026', 1, 1],
      ['', 1, 0],
    ])
    expect((await figures('promo-code')).rows.map((row) => row.key).toSorted()).toEqual(['', 'WELCOME10'])
    expect((await figures('route')).rows).toMatchObject([
      { label: expect.stringMatching(/^Gen\S+ .* → Chamonix/) },
    ])
    expect((await figures('day', hotel.client, '&isTest=true')).total).toMatchObject({ quotes: 0, booked: 0 })
  })

  it('is kept when prices are deleted, also where all figures are made anew', async () => {
    const before = await figures('campaign')
    await sweep(service.context)
    await forgetFigures(service.context.orm)
    await reckonFigures(service.context.orm, service.clock.now)
    expect(await figures('campaign')).toMatchObject({ total: before.total, rows: before.rows })
  })

  it('lists the bookings without whoever travels, to whom they belong alone', async () => {
    const { bookings: all, next } = await bookings()
    expect(next).toBeNull()
    expect(all).toMatchObject([
      {
        bookingNumber: driven,
        status: 'completed',
        rule: 'key',
        campaign: 'winter-2026',
        promoCode: 'WELCOME10',
        pickup: expect.stringContaining('Gen'),
        keyHint: expect.stringMatching(/^pk_live_…/),
        earnedCents: expect.any(Number),
      },
    ])
    expect(JSON.stringify(all)).not.toMatch(/Kowalska|example\.com|601/)
    const found = async (query: string) => (await bookings(query)).bookings.length
    expect(await found('?status=completed&rule=key&promoCode=welcome10&campaign=winter-2026')).toBe(1)
    for (const none of ['status=pending', 'rule=utm', 'campaign=summer', 'isTest=true', 'to=2020-01-01'])
      expect([none, await found(`?${none}`)]).toEqual([none, 0])
    const other = await newPartnerDraft(service)
    expect((await bookings('', other.client)).bookings).toEqual([])
    expect((await figures('day', other.client)).total).toMatchObject({ quotes: 0, booked: 0, earnedCents: 0 })
    const { client: nobody } = await newTraveller(service.url)
    expectProblem(await nobody.call('GET', '/api/partner/bookings'), { code: 'NOT_FOUND' })
    expectProblem(await nobody.call('GET', '/api/partner/figures'), { code: 'NOT_FOUND' })
  })
})
