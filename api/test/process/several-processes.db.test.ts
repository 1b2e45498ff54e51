import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runService, type Service } from '../../src/service.ts'
import { TestClient } from '../support/client.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, PASSWORD, quoteFor, trip, type BookingBody } from '../support/traveller.ts'

let one: TestService
let two: Service

beforeAll(async () => {
  one = await testService()
  two = await runService(
    one.context.config,
    () => {},
    () => one.clock.now,
  )
})
afterAll(async () => {
  await two.stop()
  await one.close()
})

/** The same browser, at the other service. */
function atTwo(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(new URL(path, two.url), {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: client.cookieHeader, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

describe('two services on one database', () => {
  it('know each other’s sessions, and end them for each other', async () => {
    const { client, email } = await newTraveller(one.url)
    const seen = await atTwo(client, 'GET', '/api/auth/user')
    expect(await seen.json()).toMatchObject({ email })
    expect((await atTwo(client, 'POST', '/api/auth/logout')).status).toBe(200)
    expect((await client.call('GET', '/api/auth/user')).status).toBe(401)
  })

  it('count failed sign-ins together', async () => {
    const { client, email } = await newTraveller(one.url)
    const wrong = { email, password: 'wrong password' }
    for (let i = 0; i < 5; i += 1) {
      await client.call('POST', '/api/auth/login', wrong)
      await atTwo(client, 'POST', '/api/auth/login', wrong)
    }
    const right = { email, password: PASSWORD }
    expect((await atTwo(client, 'POST', '/api/auth/login', right)).status).toBe(429)
    expect((await client.call('POST', '/api/auth/login', right)).status).toBe(429)
  })

  it('book one quote once between them', async () => {
    const { client } = await newTraveller(one.url)
    const request = trip(one.clock.now)
    const quote = await quoteFor(client, request)
    const body = { ...request, quoteId: quote.quoteId }
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const answer = i % 2 ? await atTwo(client, 'POST', '/api/bookings', body) : undefined
        return answer?.status ?? (await client.call('POST', '/api/bookings', body)).status
      }),
    )
    expect(answers.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  })

  it('give one answer for one Idempotency-Key', async () => {
    const { client } = await newTraveller(one.url)
    const request = trip(one.clock.now)
    const quote = await quoteFor(client, request)
    const body = { ...request, quoteId: quote.quoteId }
    const key = { 'Idempotency-Key': 'shared-between-two' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        if (i % 2) return (await client.call<BookingBody>('POST', '/api/bookings', body, key)).body
        return (await (await atTwo(client, 'POST', '/api/bookings', body, key)).json()) as BookingBody
      }),
    )
    expect(new Set(answers.map(({ booking }) => booking.id)).size).toBe(1)
  })

  it('a payment page opened by one is paid at the other', async () => {
    const { client } = await newTraveller(one.url)
    const { booked } = await bookTrip(client, trip(one.clock.now))
    const page = new URL(booked.body.paymentRedirectUrl).pathname
    expect((await atTwo(client, 'POST', page, { outcome: 'paid' })).status).toBe(200)
    const { body } = await client.call('GET', `/api/bookings/${booked.body.booking.id}`)
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
  })
})
