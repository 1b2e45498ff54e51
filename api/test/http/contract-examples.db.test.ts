import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedDocument } from '#platform/contract/served-document.ts'
import { readOperations, type Operation } from '#platform/contract/document.ts'
import { followReference } from '#platform/contract/follow-reference.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { DEMO } from '../support/partners.ts'
import { testService, type TestService } from '../support/service.ts'

type Json = Record<string, unknown>

let service: TestService
let maria: TestClient
let admin: TestClient
let document: Json

beforeAll(async () => {
  service = await testService(ADMIN)
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as Json
  maria = new TestClient(service.url)
  admin = await administrator(service)
})
afterAll(() => service.close())

/** The examples of a body or an answer, by name. */
function examplesOf(part: unknown): Record<string, Json> {
  const content = (part as { content?: Record<string, { examples?: Record<string, Json> }> }).content ?? {}
  const examples = Object.entries(content['application/json']?.examples ?? {})
  return Object.fromEntries(
    examples.map(([name, example]) => [name, followReference(document, example)['value'] as Json]),
  )
}

const rawOf = ({ path, method }: Pick<Operation, 'path' | 'method'>) =>
  (document['paths'] as Record<string, Record<string, Json>>)[path]?.[method] ?? {}
const requestOf = (path: string, name: string) =>
  examplesOf(rawOf({ path, method: 'post' })['requestBody'])[name] ?? {}
const answerOf = (path: string, name: string) =>
  examplesOf((rawOf({ path, method: 'post' })['responses'] as Json)['200'])[name] ?? {}

/** What is made anew for each answer. */
function lasting(value: Json): Json {
  const { quoteId: _id, expiresAt: _until, mapUrl: _map, quotes, ...rest } = value
  return quotes ? { ...rest, quotes: (quotes as Json[]).map(lasting) } : rest
}

describe('the examples of the contract', () => {
  it('register and sign Maria in, and fill in her profile', async () => {
    const registered = await maria.call(
      'POST',
      '/api/auth/register',
      requestOf('/api/auth/register', 'maria'),
    )
    expect(registered.status).toBe(201)
    const signedIn = await maria.call('POST', '/api/auth/login', requestOf('/api/auth/login', 'maria'))
    expect(signedIn.status).toBe(200)
    const billing = examplesOf(rawOf({ path: '/api/auth/profile', method: 'put' })['requestBody'])['billing']
    expect((await maria.call('PUT', '/api/auth/profile', billing)).status).toBe(200)
  })

  it.each([
    ['/api/calculate-distance', 'genevaToChamonix', 'genevaToChamonix'],
    ['/api/calculate-price', 'oneWay', 'oneWay'],
    ['/api/calculate-price', 'roundTrip', 'roundTrip'],
    ['/api/calculate-price', 'byTheHour', 'byTheHour'],
    ['/api/calculate-prices', 'eightTravellers', 'eightTravellers'],
  ])('%s answers the request %s as its example says', async (path, request, answer) => {
    const { status, body } = await maria.call('POST', path, requestOf(path, request))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(lasting(body)).toEqual(lasting(answerOf(path, answer)))
  })

  it('book by the quote and by the price that was seen', async () => {
    const quote = await maria.call(
      'POST',
      '/api/calculate-price',
      requestOf('/api/calculate-price', 'oneWay'),
    )
    const withQuote = { ...requestOf('/api/bookings', 'withQuote'), quoteId: quote.body['quoteId'] }
    const booked = await maria.call<{ booking: Json }>('POST', '/api/bookings', withQuote)
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    const { totalPriceCents, lines } = answerOf('/api/calculate-price', 'oneWay')
    expect(booked.body.booking).toMatchObject({ totalPriceCents, lines })
    const seen = await maria.call('POST', '/api/bookings', requestOf('/api/bookings', 'withPrice'))
    expect(seen.status, JSON.stringify(seen.body)).toBe(201)
  })

  // Some hundred calls, each of which compiles its own part of the contract.
  it('are all of the shape that the service takes, and refused only for what is nobody’s here', async () => {
    // Last what would change how Maria signs in.
    const ends = ['deleteAccount', 'changePassword']
    const operations = readOperations()
      .filter(({ bodySchema }) => bodySchema)
      .toSorted((one, two) => ends.indexOf(one.operationId) - ends.indexOf(two.operationId))
    let ran = 0
    for (const operation of operations) {
      const caller = operation.session === 'admin' ? admin : maria
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathExample(operation, name))
      for (const [name, body] of Object.entries(examplesOf(rawOf(operation)['requestBody']))) {
        const key = operation.partner === 'required' ? DEMO : {}
        const { status, body: answer } = await caller.call(operation.method.toUpperCase(), path, body, key)
        const what = `${operation.operationId} ${name}: ${status} ${JSON.stringify(answer)}`
        ran += 1
        if (status >= 200 && status < 300) continue
        // 428: the example names no version of a ride.
        expect([401, 403, 404, 409, 410, 422, 428], what).toContain(status)
        if (status === 422) expect(NOBODYS, what).toContain(answer?.['code'])
      }
    }
    expect(ran).toBeGreaterThan(25)
  }, 120_000)

  it('happen in the days to come', () => {
    const served = servedDocument(service.url, service.clock.now)
    expect(document).toEqual(served)
    const { pickupDate } = requestOf('/api/calculate-price', 'oneWay')
    expect(Date.parse(String(pickupDate))).toBeGreaterThan(service.clock.now.getTime())
  })
})

/** Said of tokens and pages that only a partner has. */
const NOBODYS = ['RESULT_TOKEN_INVALID', 'RETURN_URL_NOT_ALLOWED', 'WRONG_CODE', 'PASSKEY_REFUSED']

function pathExample({ parameters }: Operation, name: string): string {
  const parameter = parameters.find((one) => one.name === name && one.in === 'path') as
    | { example?: string | number }
    | undefined
  return String(parameter?.example ?? 1)
}
