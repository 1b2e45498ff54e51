import { beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#platform/contract/document.ts'
import { TestClient } from '../support/client.ts'
import { addressOf, operationsWithBody, sampleBody } from '../support/contract-samples.ts'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let cookie: string

beforeAll(async () => {
  service = await sharedService()
  cookie = (await newTraveller(service.url)).client.cookieHeader
})

describe('parameters that do not fit', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    '2147483648',
    '1e12',
    '1e3',
    '0x10',
    '%2B7',
    '100001%20',
    '99999999999999999999',
    'abc',
    'NaN',
    'null',
    '%00',
    '%20',
    '%E0',
  ])('a booking id of %s is refused and pointed at', async (id) => {
    const answer = await rawRequest(service.url, { path: `/api/bookings/${id}`, headers: { Cookie: cookie } })
    const problem = expectProblem(answer, { code: 'INVALID_REQUEST' })
    expect(problem.errors?.[0]?.pointer).toBe('/path/id')
  })

  it.each([
    ['abc', 'type'],
    ['0', 'minimum'],
    ['1e3', 'format'],
  ])('a booking id of %s is refused as %s', async (id, code) => {
    const answer = await rawRequest(service.url, { path: `/api/bookings/${id}`, headers: { Cookie: cookie } })
    expect(expectProblem(answer, { code: 'INVALID_REQUEST' }).errors).toMatchObject([
      { pointer: '/path/id', code },
    ])
  })

  it('an id that is in range but nobody’s is not found', async () => {
    const path = '/api/bookings/2147483647'
    expectProblem(await rawRequest(service.url, { path, headers: { Cookie: cookie } }), { code: 'NOT_FOUND' })
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=1e1',
    'limit=10%20',
    'limit=',
    'limit=1&limit=2',
    'limit[]=1',
    'before=0',
    'before=1e20',
  ])('a booking list with %s is refused', async (query) => {
    const answer = await rawRequest(service.url, {
      path: `/api/bookings?${query}`,
      headers: { Cookie: cookie },
    })
    expectProblem(answer, { code: 'INVALID_REQUEST' })
  })

  it.each([
    '',
    'q=',
    'q=a&lat=46',
    'q=a&lon=6',
    'q=a&lat=91&lon=0',
    'q=a&lat=x&lon=0',
    'q=a&lang=',
    'q=a&lang=en_GB',
    'q=a&limit=21',
  ])('a place search with "%s" never fails on our side', async (query) => {
    const answer = await rawRequest(service.url, { path: `/api/places?${query}` })
    if (query === 'q=') expect(answer.body).toEqual({ places: [] })
    else expectProblem(answer, { code: 'INVALID_REQUEST' })
  })

  it.each([
    '%00',
    '%ED%A0%80',
    '%',
    '%E0%A4%A',
    'x'.repeat(201),
    "'%20or%201=1--",
    '%25_%5C',
    '%F0%9F%9A%95',
  ])('a place search for %s never fails on our side', async (q) => {
    const answer = await rawRequest(service.url, { path: `/api/places?q=${q}` })
    if (answer.status === 200) expect(answer.body).toHaveProperty('places')
    else expectProblem(answer, { code: 'INVALID_REQUEST' })
  })
})

describe('headers that do not fit', () => {
  const post = async (path: string, headers: Record<string, string | string[]>) => {
    const operation = operationsWithBody.find(
      (candidate) => candidate.path === path && candidate.method === 'post',
    )
    const body = operation ? JSON.stringify(sampleBody(operation)) : ''
    return rawRequest(service.url, {
      method: 'POST',
      path,
      headers: { Cookie: cookie, 'Content-Type': 'application/json', ...headers },
      body,
    })
  }

  it.each(['/api/bookings', '/api/payments/create'])(
    '%s refuses an Idempotency-Key that is no key',
    async (path) => {
      for (const key of ['x'.repeat(256), '', 'two words', 'ключ'.normalize(), ['one', 'two']]) {
        const value = typeof key === 'string' ? Buffer.from(key).toString('latin1') : key
        const problem = expectProblem(await post(path, { 'Idempotency-Key': value }), {
          code: 'INVALID_REQUEST',
        })
        expect(problem.errors?.[0]?.pointer.toLowerCase()).toBe('/header/idempotency-key')
      }
    },
  )

  it('the sandbox callback refuses a signature that is none', async () => {
    for (const signature of [
      '',
      't=,v1=',
      't=1,v1=zz',
      'x'.repeat(5000),
      `t=999999999999,v1=${'0'.repeat(64)}`,
    ]) {
      const answer = await post('/api/payments/callbacks/sandbox', { 'Sandbox-Signature': signature })
      expectProblem(answer, { code: 'INVALID_SIGNATURE' })
    }
  })

  it('odd cookies are nobody’s session', async () => {
    for (const odd of [
      'fiacre.sid=x',
      'fiacre.sid=x; fiacre.sid.sig=y',
      'fiacre.sid=%00',
      ';;;=',
      'fiacre.sid=',
    ]) {
      const answer = await rawRequest(service.url, { path: '/api/auth/user', headers: { Cookie: odd } })
      expectProblem(answer, { code: 'UNAUTHORIZED', what: odd })
    }
  })

  it('odd language, encoding and forwarding headers change nothing', async () => {
    const headers = {
      'Accept-Language': ';;q=x, \u00ff',
      'Accept-Encoding': 'nonsense',
      'X-Forwarded-For': 'not an address',
      'X-Forwarded-Host': 'evil.example',
      Accept: '*/*;q=0.1',
    }
    const answer = await rawRequest(service.url, { path: '/api/vehicle-types', headers })
    expect(answer.status).toBe(200)
  })
})

describe('a visitor', () => {
  it('is told to sign in wherever a session is needed, before anything else is looked at', async () => {
    const visitor = new TestClient(service.url)
    const guarded = readOperations().filter(({ session }) => session !== 'none')
    expect(guarded.length).toBeGreaterThan(5)
    for (const operation of guarded) {
      for (const query of ['', '?unknown=1']) {
        const path = `${addressOf(operation)}${query}`
        const answer = await visitor.call(operation.method.toUpperCase(), path)
        expectProblem(answer, { code: 'UNAUTHORIZED', operation, what: operation.operationId })
      }
    }
  })
})
