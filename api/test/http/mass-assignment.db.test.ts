import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '#platform/contract/document.ts'
import type { OperationId } from '#platform/contract/handler.ts'
import { newCast, partnerHeaders, type Cast } from './access-cast.ts'
import { ACCESS, COLUMNS, type Column } from './access-matrix.data.ts'
import type { Call } from './access-call.ts'
import { REQUESTS } from './access-requests.ts'
import { TestClient } from '../support/client.ts'
import { bodySchema, operationsWithBody } from '../support/contract-samples.ts'
import { keptState } from '../support/kept-state.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'

let service: TestService
let keys: Partial<Record<Column, Record<string, string>>>
let cast: Cast

beforeAll(async () => {
  service = await sharedService()
  keys = await partnerHeaders(service)
  cast = newCast(service)
})

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
  paymentStatus: 'completed',
  totalCents: 1,
}

/** The same, as texts of JSON; an object literal could not say the last two. */
const PLANTED = [
  ...Object.entries(WISHES).map(([name, value]) => [name, JSON.stringify(value)] as const),
  ['__proto__', '{"isAdmin":true}'] as const,
  ['constructor', '{"prototype":{"isAdmin":true}}'] as const,
]

/** Who may call the operation, so that nothing but the field stands in the way. */
function columnFor({ session, partner }: Operation): Column {
  if (session === 'admin') return 'administrator'
  return partner === 'required' ? 'secret' : 'owner'
}

async function send(operation: Operation, call: Call, body: string) {
  const column = columnFor(operation)
  const client = (await cast.caller(column))?.client ?? new TestClient(service.url)
  const response = await client.fetch(
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => call.more?.[name] ?? call.id ?? ''),
    {
      method: operation.method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', ...keys[column], ...call.headers },
      body,
    },
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function realCall(operation: Operation): Promise<Call & { body: Record<string, unknown> }> {
  const caller = await cast.caller(columnFor(operation))
  const scene = { service, cast, caller, partner: keys.secret ?? {} }
  const call = (await REQUESTS[operation.operationId as OperationId]?.(scene)) ?? {}
  return { ...call, body: call.body as Record<string, unknown> }
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
  extras: { meetAndGreet: true },
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

describe.each(operationsWithBody)('$operationId', (operation) => {
  it('takes no field that is not its own, at any depth, and changes nothing', async () => {
    const call = await realCall(operation)
    const own = bodySchema(operation).properties.map(({ name }) => name)
    const before = await keptState(service)
    for (const [name, value] of PLANTED.filter(([planted]) => !own.includes(planted))) {
      const answer = await send(operation, call, plant(call.body, name, value))
      const problem = expectProblem(answer, { code: 'INVALID_REQUEST', operation, what: name })
      expect(problem.errors?.[0]).toMatchObject({ pointer: `/${name}`, code: 'additionalProperties' })
    }
    for (const inner of innerObjects(operation)) {
      const { [inner]: _, ...rest } = call.body
      for (const [name, value] of PLANTED) {
        const body = plant(rest, inner, plant(INNER[inner], name, value))
        const what = `${inner}.${name}`
        const answer = await send(operation, call, body)
        const problem = expectProblem(answer, { code: 'INVALID_REQUEST', operation, what })
        // Of some it is one too many besides.
        const refused = problem.errors?.find(({ code }) => code !== 'maxProperties')
        expect(refused).toMatchObject({ pointer: `/${inner}/${name}`, code: 'additionalProperties' })
      }
    }
    expect(await keptState(service)).toEqual(before)
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  it('would have taken the same body without it', async () => {
    const call = await realCall(operation)
    const outcome = ACCESS[operation.operationId as OperationId][COLUMNS.indexOf(columnFor(operation))]
    const answer = await send(operation, call, JSON.stringify(call.body))
    if (typeof outcome === 'number') expect(answer.status, JSON.stringify(answer.body)).toBe(outcome)
    else expectProblem(answer, { code: outcome ?? 'INTERNAL' })
    // Some of these end what the next one needs.
    cast = newCast(service)
  })
})

describe('bodies', () => {
  it('hold other objects in places, and each was tried', () => {
    expect(new Set(operationsWithBody.flatMap(innerObjects))).toEqual(new Set(Object.keys(INNER)))
  })
})
