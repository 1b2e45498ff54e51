import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'
import { testService, type TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let sandbox: string

beforeAll(async () => {
  service = await sharedService()
  const { client } = await newTraveller(service.url)
  const { booked } = await bookTrip(client, trip(service.clock.now))
  sandbox = new URL(booked.body.paymentRedirectUrl).pathname
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(service.url, { method, path, headers })

const PATHS = [
  '/api/vehicle-types',
  '/api/auth/user',
  '/api/nothing',
  '/health',
  '/',
  '/login',
  '/nothing',
  '/docs',
]

describe('the request id', () => {
  it('is on every answer and another each time', async () => {
    const ids = await Promise.all(
      [...PATHS, ...PATHS].map(async (path) => (await get(path)).headers.get('x-request-id')),
    )
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is ours, not what the client sends', async () => {
    const sent = 'evil-id\tx'
    const { headers } = await get('/api/nothing', { 'X-Request-Id': sent })
    expect(headers.get('x-request-id')).not.toBe(sent)
  })
})

describe('caching', () => {
  it('is forbidden for what is personal and for errors, and allowed for the vehicle classes', async () => {
    expect((await get('/api/vehicle-types')).headers.get('cache-control')).toBe('public, max-age=3600')
    for (const path of ['/api/auth/user', '/api/nothing', '/health', '/dev/mailbox', sandbox]) {
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-store')
    }
  })
})

describe('HEAD', () => {
  it('answers as GET does, without a body', async () => {
    for (const path of [
      '/api/vehicle-types',
      '/api/places?q=gen',
      '/health',
      '/openapi.json',
      '/docs',
      sandbox,
    ]) {
      const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)]
      expect([head.status, head.text], path).toEqual([whole.status, ''])
      expect(head.headers.get('content-type'), path).toBe(whole.headers.get('content-type'))
    }
    expect((await get('/api/auth/user', {}, 'HEAD')).status).toBe(401)
    expect((await get('/api/nothing', {}, 'HEAD')).status).toBe(404)
  })
})

describe('a fault of ours', () => {
  it('tells nothing of its insides', async () => {
    const broken = await testService({}, 'bare')
    try {
      const { client } = await newTraveller(broken.url)
      await sql`alter table booking rename to booking_gone`.execute(broken.context.orm.em.fork().getKysely())
      const answer = await client.call('GET', '/api/bookings')
      expect(answer.status).toBe(500)
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
      expect(answer.body).toMatchObject({ code: 'INTERNAL', requestId: answer.headers.get('x-request-id') })
      expect(Object.keys(answer.body)).not.toContain('stack')
      expect(JSON.stringify(answer.body)).not.toMatch(
        /relation|select|booking_gone|kysely|node_modules|\.ts|at /i,
      )
    } finally {
      await broken.close()
    }
  })

  it('is not made by an id that looks like SQL', async () => {
    const answer = await get('/api/bookings/1%3B%20drop%20table%20booking')
    expectProblem(answer, { code: 'UNAUTHORIZED' })
    expect(JSON.stringify(answer.body)).not.toMatch(/drop table/)
  })
})
