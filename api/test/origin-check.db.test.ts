import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '../src/contract/document.ts'
import { ADMIN, signInAdministrator } from './callers.ts'
import { addressOf, isForeignBody, keyFor, sampleBody } from './contract-samples.ts'
import { expectProblem } from './problems.ts'
import { rawRequest } from './raw-request.ts'
import { testService, type TestService } from './service.ts'
import { bookTrip, newTraveller, trip } from './traveller.ts'

let service: TestService
let cookie: string
let administrator: string
let sandbox: string

beforeAll(async () => {
  service = await testService(ADMIN)
  administrator = (await signInAdministrator(service.url)).cookieHeader
  const { client } = await newTraveller(service.url)
  const { booked } = await bookTrip(client, trip(service.clock.now))
  cookie = client.cookieHeader
  sandbox = new URL(booked.body.paymentRedirectUrl).pathname
})
afterAll(() => service.close())

const writes = readOperations().filter(({ method }) => method !== 'get')

function send(operation: (typeof writes)[number], headers: Record<string, string>) {
  return rawRequest(service.url, {
    method: operation.method.toUpperCase(),
    path: addressOf(operation),
    headers: {
      'Content-Type': 'application/json',
      Cookie: operation.session === 'admin' ? administrator : cookie,
      ...headers,
    },
    body: operation.bodySchema ? JSON.stringify({ ...sampleBody(operation), unknownField: 1 }) : '[]',
  })
}

describe.each(writes)('$operationId', (operation) => {
  it.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'not an origin' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('refuses a page of another site: %j', async (headers) => {
    expectProblem(await send(operation, headers), { code: 'FORBIDDEN_ORIGIN' })
  })

  it('takes our own page, and programs that send no origin', async () => {
    const own = new URL(service.url).origin
    for (const headers of [
      { Origin: own },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      {},
    ]) {
      const answer = await send(operation, { ...keyFor(operation), ...headers } as Record<string, string>)
      // It got as far as the body, which is refused.
      const code = isForeignBody(operation) ? 'NOT_FOUND' : 'INVALID_REQUEST'
      expectProblem(answer, { code, what: JSON.stringify(headers) })
    }
  })
})

describe('the payment page', () => {
  it('cannot be decided by a page of another site', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' }
    const answer = await rawRequest(service.url, {
      method: 'POST',
      path: sandbox,
      headers,
      body: 'outcome=paid',
    })
    expectProblem(answer, { code: 'FORBIDDEN_ORIGIN' })
  })
})

describe('reading', () => {
  it('asks for no origin', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    const answer = await rawRequest(service.url, { path: '/api/vehicle-types', headers })
    expect(answer.status).toBe(200)
    // Without this header a browser shows the other page nothing of it.
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })
})

describe('behind a proxy', () => {
  it('the public address is our own', async () => {
    const behind = await testService({ PUBLIC_URL: 'https://fiacre.example/' })
    const login = (origin: string) =>
      rawRequest(behind.url, {
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: '{}',
      })
    try {
      expectProblem(await login('https://fiacre.example'), { code: 'INVALID_REQUEST' })
      expectProblem(await login('http://fiacre.example'), { code: 'FORBIDDEN_ORIGIN' })
      expectProblem(await login('https://fiacre.example.evil.example'), { code: 'FORBIDDEN_ORIGIN' })
    } finally {
      await behind.close()
    }
  })
})
