import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#platform/contract/document.ts'
import { PAGE_SCOPES } from '#platform/contract/partner-scopes.ts'
import { oneInTurns } from '../support/at-length.ts'
import { signInAdministrator } from '../support/callers.ts'
import { addressOf, isForeignBody, keyFor, sampleBody } from '../support/contract-samples.ts'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'
import { newPartner } from '../support/partners.ts'
import { PRODUCTION, testService, type TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let cookie: string
let administrator: string
let sandbox: string

beforeAll(async () => {
  service = await sharedService()
  administrator = (await signInAdministrator(service.url)).cookieHeader
  const { client } = await newTraveller(service.url)
  const { booked } = await bookTrip(client, trip(service.clock.now))
  cookie = client.cookieHeader
  sandbox = new URL(booked.body.paymentRedirectUrl).pathname
})

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

/** What a page of another site sends. */
const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'not an origin' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'https://127.0.0.1' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
]

const OWN: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }, {}]

// One gate stands before all operations: in `npm test` what is sent takes turns among them.
it('every operation that writes refuses a page of another site', async () => {
  for (const [at, operation] of writes.entries()) {
    for (const headers of oneInTurns(FOREIGN, at)) {
      const what = `${operation.operationId} ${JSON.stringify(headers)}`
      expectProblem(await send(operation, headers), { code: 'FORBIDDEN_ORIGIN', what })
    }
  }
})

it('and takes our own page, and programs that send no origin', async () => {
  const own = [...OWN, { Origin: new URL(service.url).origin }]
  for (const [at, operation] of writes.entries()) {
    // It got as far as the body, which is refused.
    const forFiles = operation.fileTypes.length > 0 ? 'UNSUPPORTED_MEDIA_TYPE' : 'INVALID_REQUEST'
    const code = isForeignBody(operation) ? 'NOT_FOUND' : forFiles
    // Or no further than the key, which is a publishable one here.
    const isForServers =
      operation.partner === 'required' && operation.scopes.some((scope) => !PAGE_SCOPES.includes(scope))
    for (const headers of oneInTurns(own, at)) {
      const answer = await send(operation, { ...keyFor(operation), ...headers })
      const what = `${operation.operationId} ${JSON.stringify(headers)}`
      expectProblem(answer, { code: isForServers ? 'SCOPE_MISSING' : code, what })
    }
  }
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

/** Paths of everything that answers, each in its own way. */
const PLACES = ['/', '/dev/mailbox.json', '/api/vehicle-types', '/docs', '/widget/v1/fiacre.js', '/nothing']

const ask = (url: string, path: string, host: string, more: Record<string, string> = {}) =>
  rawRequest(url, { path, headers: { ...more, Host: host } })

/** What no client of ours would send, line by line; Node's own mends or refuses it. */
async function inWords(url: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

describe('a name that somebody points at this machine', () => {
  it('reads nothing, no mail either', async () => {
    for (const path of PLACES) {
      for (const host of ['evil.example', 'localhost.evil.example', '0.0.0.0', '192.168.0.7:3000']) {
        const answer = await ask(service.url, path, host)
        expectProblem(answer, { code: 'HOST_NOT_ALLOWED', what: `${path} ${host}` })
      }
      // A page may send this header to the name that it rebinds.
      const hidden = await ask(service.url, path, 'evil.example', { 'X-Forwarded-Host': 'localhost' })
      expectProblem(hidden, { code: 'HOST_NOT_ALLOWED', what: path })
    }
  })

  it('is told apart from our own, of which any port will do', async () => {
    for (const host of ['localhost', 'hotel.localhost:3000', '127.0.0.1:1', '[::1]:3000', 'LOCALHOST:3000']) {
      expect((await ask(service.url, '/dev/mailbox.json', host)).status, host).toBe(200)
    }
  })

  it('may ask for the health', async () => {
    expect((await ask(service.url, '/health', 'monitor.internal')).status).toBe(200)
  })

  it('is not hidden by what is no host', async () => {
    for (const host of ['a b', 'user@localhost', 'localhost/x', 'localhost, evil.example', 'localhost:']) {
      expectProblem(await ask(service.url, '/', host), { code: 'INVALID_REQUEST', what: host })
    }
    for (const lines of [['Host: localhost', 'Host: evil.example'], ['Host:']]) {
      const answer = await inWords(service.url, ['GET /dev/mailbox.json HTTP/1.1', ...lines])
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('INVALID_REQUEST')
    }
    // The request line may name a host too, which would count before the header (RFC 9112 section 3.2.2).
    const absolute = await ask(service.url, 'http://evil.example/dev/mailbox.json', 'localhost')
    expectProblem(absolute, { code: 'INVALID_REQUEST' })
  })
})

describe('on a public address', () => {
  let behind: TestService
  beforeAll(async () => {
    behind = await testService({ ...PRODUCTION, TRUSTED_PROXIES: '1' }, 'bare')
  })
  afterAll(() => behind.close())

  const login = (host: string, origin: string) =>
    rawRequest(behind.url, {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'Content-Type': 'application/json', Host: host, Origin: origin },
      body: '{}',
    })

  it('a page is our own by scheme, host and port', async () => {
    const host = 'fiacre.example'
    expectProblem(await login(host, 'https://fiacre.example'), { code: 'INVALID_REQUEST' })
    for (const origin of [
      'http://fiacre.example',
      'https://fiacre.example:8443',
      'https://fiacre.example.evil.example',
      'https://hotel.fiacre.example',
    ]) {
      expectProblem(await login(host, origin), { code: 'FORBIDDEN_ORIGIN', what: origin })
    }
  })

  it('only that and the subdomains of partners are answered', async () => {
    for (const host of [
      '127.0.0.1',
      'localhost',
      'hotel.fiacre.example',
      'fiacre.example:8443',
      'evil.example',
    ]) {
      expectProblem(await ask(behind.url, '/api/vehicle-types', host), {
        code: 'HOST_NOT_ALLOWED',
        what: host,
      })
    }
    await newPartner(behind, { subdomain: 'hotel' })
    behind.clock.now = new Date(Date.now() + 60_000)
    const status = async (host: string) => (await ask(behind.url, '/api/vehicle-types', host)).status
    expect([await status('hotel.fiacre.example'), await status('inn.fiacre.example')]).toEqual([200, 400])
    expect(await status('hotel.fiacre.example:8443')).toBe(400)
  })

  it('a proxy that is trusted says which', async () => {
    const via = async (host: string) =>
      (await ask(behind.url, '/api/vehicle-types', 'upstream:3000', { 'X-Forwarded-Host': host })).status
    expect([await via('fiacre.example'), await via('evil.example')]).toEqual([200, 400])
  })
})
