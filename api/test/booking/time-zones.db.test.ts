import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBuiltService } from '../support/built-service.ts'
import type { NodeProcess } from '../support/processes.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, quoteFor, trip } from '../support/traveller.ts'

let service: TestService
let elsewhere: NodeProcess
let url: string

// A service whose machine and whose database server both keep the time of Nepal, 5:45 ahead of UTC.
beforeAll(async () => {
  service = await testService()
  const kysely = service.context.orm.em.fork().getKysely()
  await sql`do $$ begin execute format('alter database %I set timezone to ''Asia/Kathmandu''', current_database()); end $$`.execute(
    kysely,
  )
  const env = { TZ: 'Asia/Kathmandu', NODE_ENV: 'test', PORT: '0', DATABASE_URL: service.databaseUrl }
  elsewhere = startBuiltService(env)
  url = (await elsewhere.until(/^ready (http:\S+)$/m))[1] ?? ''
})
afterAll(async () => {
  await elsewhere.end()
  await service.close()
})

describe('a machine and a database that keep another time than UTC', () => {
  it('change no instant: quotes, bookings and sessions are the same everywhere', async () => {
    const { client } = await newTraveller(url)
    const request = trip(new Date())
    const asked = Date.now()
    const quote = await quoteFor(client, request)
    expect(Math.abs(Date.parse(quote.expiresAt) - asked - 30 * 60_000)).toBeLessThan(30_000)
    const { booked } = await bookTrip(client, request)
    const written = booked.body.booking as unknown as { id: number; createdAt: string; pickupAt: string }
    expect(Math.abs(Date.parse(written.createdAt) - asked)).toBeLessThan(30_000)
    expect(written.pickupAt).toBe((quote as unknown as { pickupAt: string }).pickupAt)
    const listed = await client.call<unknown[]>('GET', '/api/bookings')
    expect(listed.body).toEqual([written])
    const atHome = await fetch(`${service.url}/api/bookings`, { headers: { Cookie: client.cookieHeader } })
    expect(await atHome.json()).toEqual([written])
  })

  it('keep the attempts’ window: it ends when it ends', async () => {
    const { client, email } = await newTraveller(url)
    const wrong = { email, password: 'wrong password' }
    for (let i = 0; i < 10; i += 1) await client.call('POST', '/api/auth/login', wrong)
    const answer = await client.call('POST', '/api/auth/login', wrong)
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(880)
    expect(seconds).toBeLessThanOrEqual(900)
  })
})
