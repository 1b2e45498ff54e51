import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations, type Operation } from '#platform/contract/document.ts'
import type { OperationId } from '#platform/contract/handler.ts'
import { newCast, partnerHeaders, type Cast } from './access-cast.ts'
import { ACCESS, COLUMNS, type Column } from './access-matrix.data.ts'
import { REQUESTS, type Call } from './access-requests.ts'
import { TestClient } from '../support/client.ts'
import { keptState } from '../support/kept-state.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'

let service: TestService
let keys: Partial<Record<Column, Record<string, string>>>
let shared: Cast

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
  keys = await partnerHeaders(service)
  shared = newCast(service)
})
afterAll(() => service.close())

const operations = readOperations()
const idOf = (operation: Operation) => operation.operationId as OperationId

/** What ends or changes a session, a password or an account: it needs somebody new each time. */
const SPENDING = new Set<OperationId>([
  'login',
  'logout',
  'logoutByNavigation',
  'confirmEmail',
  'resetPassword',
  'undoEmailChange',
  'changePassword',
  'endAllSessions',
  'deleteAccount',
  'blockUser',
])

async function send(client: TestClient, operation: Operation, call: Call, key: Record<string, string>) {
  const query = new URLSearchParams(call.query).toString()
  const path = operation.path.replace(/\{\w+\}/, call.id ?? '{}')
  const response = await client.fetch(`${path}${query && `?${query}`}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      ...key,
      ...call.headers,
    },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the table of who may do what', () => {
  it('has a row for every operation of the contract, and no other', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(operations.map(idOf).toSorted())
  })

  it('lets nobody without a session into what asks for one, and nobody but administrators into theirs', () => {
    for (const operation of operations.filter(({ session }) => session !== 'none')) {
      const [visitor, owner, other, , ...byKey] = ACCESS[idOf(operation)]
      for (const outcome of [visitor, ...byKey]) expect(outcome, operation.operationId).toBeTypeOf('string')
      if (operation.session === 'admin') expect([owner, other]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    }
  })
})

describe.each(operations)('$operationId', (operation) => {
  const row = ACCESS[idOf(operation)]
  const cells = COLUMNS.map((column, at) => [column, row[at]] as const)

  it.each(cells)('answers %s: %s', async (column, outcome) => {
    const isLetIn = typeof outcome === 'number'
    const cast = isLetIn && SPENDING.has(idOf(operation)) ? newCast(service) : shared
    const caller = await cast.caller(column)
    const scene = { service, cast, caller, partner: keys.secret ?? {} }
    const call = (await REQUESTS[idOf(operation)]?.(scene)) ?? {}
    const before = isLetIn ? undefined : await keptState(service)
    const client = caller?.client ?? new TestClient(service.url)
    const { status, headers, text } = await send(client, operation, call, keys[column] ?? {})
    if (isLetIn) expect(status, text.slice(0, 500)).toBe(outcome)
    else {
      expectProblem({ status, headers, body: JSON.parse(text) }, { code: outcome })
      expect(headers.getSetCookie()).toEqual([])
      expect(await keptState(service)).toEqual(before)
    }
    if (operation.session === 'required' && column !== 'owner') {
      const { email, id } = await shared.owner()
      for (const secret of [email, id]) expect(text).not.toContain(secret)
    }
  })
})
