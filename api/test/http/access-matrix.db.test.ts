import { beforeAll, describe, expect, it } from 'vitest'
import { readOperations, type Operation } from '#platform/contract/document.ts'
import type { OperationId } from '#platform/contract/handler.ts'
import type { ProblemCode } from '#platform/http/problem-codes.ts'
import { newCast, partnerHeaders, type Cast, type Person } from './access-cast.ts'
import { ACCESS, COLUMNS, type Column } from './access-matrix.data.ts'
import type { Call, Scene } from './access-call.ts'
import { REQUESTS } from './access-requests.ts'
import { atLength, oneInTurns } from '../support/at-length.ts'
import { TestClient } from '../support/client.ts'
import { keptState } from '../support/kept-state.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'

let service: TestService
let keys: Partial<Record<Column, Record<string, string>>>
let shared: Cast

beforeAll(async () => {
  service = await sharedService()
  keys = await partnerHeaders(service)
  shared = newCast(service)
})

const operations = readOperations()
const idOf = (operation: Operation) => operation.operationId as OperationId

/** What ends or changes a session, a password or an account: it needs somebody new each time. */
const SPENDING = new Set<OperationId>([
  'login',
  'grantAdmin',
  'setOfficeRole',
  'submitCarrier',
  'startViewing',
  'startTotp',
  'startPasskey',
  'logout',
  'logoutByNavigation',
  'openGuestBooking',
  'confirmEmail',
  'resetPassword',
  'undoEmailChange',
  'changePassword',
  'endAllSessions',
  'deleteAccount',
  'blockUser',
  'blockUsers',
  'getCarrierEarnings',
  'getCarrierPayoutAccount',
  'listCarrierStatements',
  'getCarrierStatement',
  'getCarrierStatementFile',
  'returnPayout',
  'waivePenalty',
  'makePayoutRun',
  'decidePayoutRun',
  'listRideOffers',
  'acceptRideOffer',
  'rejectRideOffer',
  'listCarrierRides',
  'getCarrierRide',
  'assignRide',
  'giveBackRide',
  'answerRideAmendment',
  'advanceRide',
  'rateRide',
  'createDriverLink',
  'getCarrierScore',
  'listCarrierRatings',
  'replyToRating',
  'giveRide',
  'listRideCrew',
  'nameRideCrew',
  'takeRideBack',
  'recordRideIncident',
  'listRideCarriers',
  'saveCarrier',
  'closeCarrier',
  'savePartner',
  'addPartnerWebhook',
  'removePartnerWebhook',
  'closePartner',
  'agreeToPartnership',
  'agreeToLicence',
  'submitPartner',
])

async function send(client: TestClient, operation: Operation, call: Call, key: Record<string, string>) {
  const query = new URLSearchParams(call.query).toString()
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => call.more?.[name] ?? call.id ?? '{}',
  )
  const response = await client.fetch(`${path}${query && `?${query}`}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      ...key,
      ...call.headers,
    },
    ...(call.body !== undefined && {
      body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body),
    }),
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
      // Its own webhooks a partner's key reads in the place of a member.
      const keys = operation.operationId === 'listPartnerWebhooks' ? [] : byKey
      for (const outcome of [visitor, ...keys]) expect(outcome, operation.operationId).toBeTypeOf('string')
      if (operation.session === 'admin') expect([owner, other]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    }
  })
})

const cellsOf = (operation: Operation) =>
  COLUMNS.map((column, at) => ({ column, outcome: ACCESS[idOf(operation)][at] }))

const requestOf = async (
  operation: Operation,
  { cast, caller, made }: Pick<Scene, 'cast' | 'made'> & { caller?: Person | undefined },
): Promise<Call> =>
  (await REQUESTS[idOf(operation)]?.({
    service,
    cast,
    caller,
    partner: keys.secret ?? {},
    ...(made && { made }),
  })) ?? {}

/** The call by somebody, which must not show anybody else what is the owner's. */
async function ask(operation: Operation, column: Column, call: Call, caller?: Person) {
  const client = caller?.client ?? new TestClient(service.url)
  const answer = await send(client, operation, call, keys[column] ?? {})
  const isOthers = operation.session === 'required' && column !== 'owner'
  const { email, id } = await shared.owner()
  for (const secret of isOthers ? [email, id] : []) expect(answer.text, column).not.toContain(secret)
  return answer
}

/** Who is refused, or let in, and is asked for here: in `npm test` one of them, and another for the next operation. */
function askedHere(operation: Operation, kind: 'string' | 'number') {
  const cells = cellsOf(operation).filter(({ outcome }) => typeof outcome === kind)
  const at = operations.indexOf(operation)
  const turns = oneInTurns(cells, at)
  if (kind === 'number') return turns
  // Another traveller is asked for each time: what is somebody else's is what is at stake.
  return [...turns, ...cells.filter((cell) => cell.column === 'other' && !turns.includes(cell))]
}

it('refuses whom the table refuses, and does nothing for them', { timeout: 300_000 }, async () => {
  // What it is about is made once: whoever is refused leaves it as it was.
  const asking = []
  const made = new Map<string, Promise<unknown>>()
  for (const operation of operations) {
    const refused = askedHere(operation, 'string')
    if (refused.length === 0) continue
    const callers = refused.map(async (cell) => ({ ...cell, caller: await shared.caller(cell.column) }))
    asking.push({
      operation,
      call: await requestOf(operation, { cast: shared, made }),
      callers: await Promise.all(callers),
    })
  }
  await shared.owner()
  let before = await keptState(service)
  const compare = async (what: string) => {
    const after = await keptState(service)
    expect(after, what).toEqual(before)
    before = after
  }
  for (const { operation, call, callers } of asking) {
    for (const { column, outcome, caller } of callers) {
      const what = `${operation.operationId} by ${column}`
      const { status, headers, text } = await ask(operation, column, call, caller)
      const answer = { status, headers, body: JSON.parse(text) as unknown }
      expectProblem(answer, { code: outcome as ProblemCode, what })
      expect(headers.getSetCookie(), what).toEqual([])
    }
    // The tables are long: `npm test` compares them once, after all.
    if (atLength(true, false)) await compare(idOf(operation))
  }
  await compare('any of the operations')
})

describe('lets in whom the table lets in', () => {
  const open = operations.filter((operation) => askedHere(operation, 'number').length > 0)
  const read = new Map<string, Promise<unknown>>()
  it.each(open)('$operationId', async (operation) => {
    for (const { column, outcome } of askedHere(operation, 'number')) {
      const cast = SPENDING.has(idOf(operation)) ? newCast(service) : shared
      const caller = await cast.caller(column)
      // What is read alone stays as it is.
      const made = operation.method === 'get' && cast === shared ? { made: read } : {}
      const call = await requestOf(operation, { cast, caller, ...made })
      const { status, text } = await ask(operation, column, call, caller)
      expect(status, `${column}: ${text.slice(0, 500)}`).toBe(outcome)
    }
  })
})
