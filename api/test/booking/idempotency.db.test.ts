import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, bookTrip, newTraveller, quoteFor, trip, type BookingBody } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let email: string

beforeAll(async () => {
  service = await sharedService()
  const traveller = await newTraveller(service.url)
  client = traveller.client
  email = traveller.email
})

let keys = 0
const newKey = () => ({ 'Idempotency-Key': `key-${(keys += 1)}` })
const book = (body: unknown, headers: Record<string, string>, by = client) =>
  by.call<BookingBody>('POST', '/api/bookings', body, headers)
const pay = (body: unknown, headers: Record<string, string>, by = client) =>
  by.call<{ redirect_url: string }>('POST', '/api/payments/create', body, headers)
const payer = (bookingId: number) => ({ bookingId, firstName: 'Ada', lastName: 'Kowalska', email })

async function order(by = client) {
  const request = trip(service.clock.now)
  const quote = await quoteFor(by, request)
  return { ...request, quoteId: quote.quoteId, totalPrice: quote.totalPrice.toFixed(2) }
}

async function count(table: string, by = email): Promise<number> {
  const kysely = service.context.orm.em.fork().getKysely()
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from ${sql.table(table)} b join app_user u on u.id = b.user_id where u.email = ${by}`.execute(
    kysely,
  )
  return Number(rows[0]?.n)
}

describe('booking with an Idempotency-Key', () => {
  it('answers the same body with the same answer', async () => {
    const before = await count('booking')
    const headers = newKey()
    const body = await order()
    const first = await book(body, headers)
    expect(first.status).toBe(201)
    for (let i = 0; i < 3; i += 1) {
      const again = await book(body, headers)
      expect(again.status).toBe(201)
      expect(again.body).toEqual(first.body)
    }
    expect(await count('booking')).toBe(before + 1)
  })

  it('knows the same body by what it says, not by how it is written', async () => {
    const headers = newKey()
    const body = await order()
    const first = await book(body, headers)
    const reversed = Object.fromEntries(Object.entries(body).toReversed())
    expect((await book(reversed, headers)).body).toEqual(first.body)
  })

  it('answers many equal requests at once with one booking', async () => {
    const before = await count('booking')
    const headers = newKey()
    const body = await order()
    const many = atLength(100, 25)
    const answers = await Promise.all(Array.from({ length: many }, () => book(body, headers)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 201))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect(await count('booking')).toBe(before + 1)
  })

  it('answers thirty equal requests without a quote with one booking', async () => {
    const before = await count('booking')
    const headers = newKey()
    const { quoteId: _, ...body } = await order()
    const answers = await Promise.all(Array.from({ length: 30 }, () => book(body, headers)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 201))
    expect(new Set(answers.map((answer) => answer.body.booking.id)).size).toBe(1)
    expect(await count('booking')).toBe(before + 1)
  })

  it('still answers the same when the quote has long expired', async () => {
    const now = service.clock.now
    const headers = newKey()
    const body = await order()
    const first = await book(body, headers)
    service.clock.now = new Date(now.getTime() + 12 * 3_600_000)
    const later = await book(body, headers)
    service.clock.now = now
    expect(later.status).toBe(201)
    expect(later.body).toEqual(first.body)
  })

  it('refuses another body under the same key', async () => {
    const headers = newKey()
    const body = await order()
    expect((await book(body, headers)).status).toBe(201)
    const before = await count('booking')
    for (const other of [
      { ...body, specialRequests: 'A child seat' },
      await order(),
      { ...body, passengers: 1 },
    ]) {
      expectProblem(await book(other, headers), { code: 'IDEMPOTENCY_KEY_REUSED' })
    }
    expect(await count('booking')).toBe(before)
  })

  it('refuses another body that comes at the same time', async () => {
    const headers = newKey()
    const bodies = await Promise.all(Array.from({ length: 8 }, () => order()))
    const answers = await Promise.all(bodies.map((body) => book(body, headers)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 422)])
  })

  it('keeps the keys of travellers apart', async () => {
    const other = await newTraveller(service.url)
    const headers = newKey()
    const mine = await book(await order(), headers)
    const theirs = await book(await order(other.client), headers, other.client)
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body.booking.id).not.toBe(mine.body.booking.id)
  })

  it('lets a refused attempt be mended and tried again under the same key', async () => {
    const other = await newTraveller(service.url, { billing: false })
    const headers = newKey()
    const body = await order(other.client)
    expectProblem(await book(body, headers, other.client), { code: 'BILLING_INFO_REQUIRED' })
    await other.client.call('PUT', '/api/auth/profile', billing(other.email))
    expect((await book(body, headers, other.client)).status).toBe(201)
  })

  it('lets an attempt at an old price be tried again with the fresh quote', async () => {
    const headers = newKey()
    const body = await order()
    const refused = await book({ ...body, totalPrice: '1.00' }, headers)
    const { quote } = expectProblem(refused, { code: 'PRICE_CHANGED' })
    const mended = { ...body, quoteId: quote?.['quoteId'], totalPrice: quote?.['totalPrice'] }
    expect((await book(mended, headers)).status).toBe(201)
  })

  it('does not keep a key that a request of the wrong shape came with', async () => {
    const headers = newKey()
    const body = await order()
    expectProblem(await book({ ...body, isAdmin: true }, headers), { code: 'INVALID_REQUEST' })
    expect((await book(body, headers)).status).toBe(201)
  })

  it('sends one mail for one booking', async () => {
    const other = await newTraveller(service.url)
    const headers = newKey()
    const body = await order(other.client)
    await Promise.all(Array.from({ length: 10 }, () => book(body, headers, other.client)))
    const kysely = service.context.orm.em.fork().getKysely()
    const { rows } = await sql<{ n: string }>`
      select count(*) as n from jobs.job where name = 'mail'
        and data->>'to' = ${other.email} and data->'mail'->>'kind' = 'booking-received'`.execute(kysely)
    expect(Number(rows[0]?.n)).toBe(1)
  })
})

describe('booking without a key', () => {
  it('books one quote once, in turn', async () => {
    const body = await order()
    expect((await book(body, {})).status).toBe(201)
    expectProblem(await book(body, {}), { code: 'QUOTE_UNAVAILABLE' })
  })

  it('books one quote once, at the same time', async () => {
    const before = await count('booking')
    const body = await order()
    const answers = await Promise.all(Array.from({ length: 25 }, () => book(body, {})))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const answer of refused)
      expect(expectProblem(answer, { code: 'QUOTE_UNAVAILABLE' }).quote).toBeDefined()
    expect(await count('booking')).toBe(before + 1)
  })

  it('books two quotes twice: without a key nobody can know that it was one wish', async () => {
    const [first, second] = [await book(await order(), {}), await book(await order(), {})]
    expect([first.status, second.status]).toEqual([201, 201])
  })
})

describe('paying with an Idempotency-Key', () => {
  it('answers the same body with the same page, also at the same time', async () => {
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const headers = newKey()
    const body = payer(booked.body.booking.id)
    const answers = await Promise.all(Array.from({ length: 30 }, () => pay(body, headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.redirect_url)).size).toBe(1)
  })

  it('refuses another body under the same key', async () => {
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const headers = newKey()
    const body = payer(booked.body.booking.id)
    expect((await pay(body, headers)).status).toBe(200)
    expectProblem(await pay({ ...body, firstName: 'Eve' }, headers), { code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('keeps apart from booking: one key may serve both', async () => {
    const headers = newKey()
    const booked = await book(await order(), headers)
    expect((await pay(payer(booked.body.booking.id), headers)).status).toBe(200)
  })

  it('lets a refused attempt be tried again', async () => {
    const headers = newKey()
    expectProblem(await pay(payer(2_000_000_000), headers), { code: 'NOT_FOUND' })
    const { booked } = await bookTrip(client, trip(service.clock.now))
    expect((await pay(payer(booked.body.booking.id), headers)).status).toBe(200)
  })

  it('finds the open page without a key too', async () => {
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const body = payer(booked.body.booking.id)
    const answers = await Promise.all(Array.from({ length: 25 }, () => pay(body, {})))
    const pages = new Set(answers.map((answer) => answer.body.redirect_url))
    expect([...pages]).toEqual([booked.body.paymentRedirectUrl])
  })
})
