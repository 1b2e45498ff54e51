import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '#platform/contract/document.ts'
import { atLength } from '../support/at-length.ts'
import { bareRouter } from '../support/bare-router.ts'
import { TestClient } from '../support/client.ts'
import { addressOf, bodySchema, keyFor, operationsWithBody, sampleBody } from '../support/contract-samples.ts'
import { expectProblem } from '../support/problems.ts'

// What is refused here reaches no handler, and there is no database behind them; whom the same calls are good for without the planted
// field, `access-matrix.db.test.ts` tells.
let router: Awaited<ReturnType<typeof bareRouter>>
let client: TestClient

beforeAll(async () => {
  router = await bareRouter('somebody')
  client = new TestClient(router.url)
})
afterAll(() => router.close())

const SOME_ID = '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f'

/** What somebody would like to have, each with a value that its column would take. */
const WISHES: Record<string, unknown> = {
  isAdmin: true,
  is_admin: true,
  role: 'admin',
  id: SOME_ID,
  userId: SOME_ID,
  user_id: SOME_ID,
  partnerId: SOME_ID,
  balance: 1_000_000,
  emailConfirmed: true,
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  pendingEmail: 'somebody.else@example.com',
  passwordHash: 'x',
  sessionEpoch: 0,
  closedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'confirmed',
  paymentStatus: 'completed',
  totalCents: 1,
  $where: '1',
}

/** The same, as texts of JSON; an object literal could not say the last two. */
const ALL_PLANTED = [
  ...Object.entries(WISHES).map(([name, value]) => [name, JSON.stringify(value)] as const),
  ['__proto__', '{"isAdmin":true}'] as const,
  ['constructor', '{"prototype":{"isAdmin":true}}'] as const,
]

/** Every eighth, and the next operations take the others: a body takes no field that it does not name, whatever its name. */
const plantedAt = (at: number) => ALL_PLANTED.filter((_, index) => atLength(true, index % 8 === at % 8))

async function send(operation: Operation, body: string) {
  const response = await client.fetch(addressOf(operation), {
    method: operation.method.toUpperCase(),
    headers: { 'Content-Type': 'application/json', ...keyFor(operation) },
    body,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** One field more, at the end of an object's text. */
function plant(object: unknown, name: string, value: string): string {
  const before = JSON.stringify(object).slice(0, -1)
  return `${before}${before === '{' ? '' : ','}${JSON.stringify(name)}:${value}}`
}

/** What stands inside of bodies. */
const INNER: Record<string, Record<string, unknown>> = {
  attribution: { utm_source: 'newsletter' },
  pickupPoint: { lat: 46.2381, lon: 6.109 },
  destinationPoint: { lat: 45.9237, lon: 6.8694 },
  position: { lat: 46.2381, lon: 6.109, accuracyMeters: 12 },
  extras: { meetAndGreet: true },
  guest: {
    firstName: 'Ada',
    lastName: 'Kowalska',
    email: 'ada@example.com',
    countryCode: '+48',
    phoneNumber: '601 234 567',
  },
  childSeats: { infant: 0, child: 0, booster: 0 },
  value: { features: { specialRequests: true } },
}

/** The names of the objects that a body may hold, but for those whose names are the caller's own, such as a saved view's. */
function innerObjects(operation: Operation): string[] {
  return bodySchema(operation)
    .properties.filter(
      ({ schema }) => schema['type'] === 'object' && schema['additionalProperties'] === false,
    )
    .map(({ name }) => name)
}

describe.each(operationsWithBody.map((operation, at) => ({ ...operation, at })))(
  '$operationId',
  ({ at, ...operation }) => {
    const planted = plantedAt(at)
    const sample = sampleBody(operation)
    const own = bodySchema(operation).properties.map(({ name }) => name)

    it('takes no field that is not its own, at any depth', async () => {
      for (const [name, value] of planted.filter(([one]) => !own.includes(one))) {
        const answer = await send(operation, plant(sample, name, value))
        const problem = expectProblem(answer, { code: 'INVALID_REQUEST', operation, what: name })
        // Nothing but the field stands in the way.
        expect(problem.errors).toMatchObject([{ pointer: `/${name}`, code: 'additionalProperties' }])
      }
      for (const inner of innerObjects(operation)) {
        const { [inner]: _, ...rest } = sample
        for (const [name, value] of planted) {
          const body = plant(rest, inner, plant(INNER[inner], name, value))
          const what = `${inner}.${name}`
          const problem = expectProblem(await send(operation, body), {
            code: 'INVALID_REQUEST',
            operation,
            what,
          })
          // Of some it is one too many besides.
          const refused = problem.errors?.filter(({ code }) => code !== 'maxProperties')
          expect(refused, what).toMatchObject([
            { pointer: `/${inner}/${name}`, code: 'additionalProperties' },
          ])
        }
      }
      expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
    })
  },
)

describe('bodies', () => {
  it('hold other objects in places, and each was tried', () => {
    expect(new Set(operationsWithBody.flatMap(innerObjects))).toEqual(new Set(Object.keys(INNER)))
  })
})
