import { beforeAll, describe, expect, it } from 'vitest'
import { readOperations, type Operation } from '#platform/contract/document.ts'
import type { OperationId } from '#platform/contract/handler.ts'
import type { ProblemCode } from '#platform/http/problem-codes.ts'
import { newCast, partnerHeaders, type Cast, type Person } from './access-cast.ts'
import { ACCESS, COLUMNS, type Column } from './access-matrix.data.ts'
import type { Call } from './access-call.ts'
import { REQUESTS } from './access-requests.ts'
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
      for (const outcome of [visitor, ...byKey]) expect(outcome, operation.operationId).toBeTypeOf('string')
      if (operation.session === 'admin') expect([owner, other]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    }
  })
})

describe.each(operations)('$operationId', (operation) => {
  const row = ACCESS[idOf(operation)]
  const cells = COLUMNS.map((column, at) => ({ column, outcome: row[at] }))
  const refused = cells.filter(({ outcome }) => typeof outcome === 'string')
  const letIn = cells.filter(({ outcome }) => typeof outcome === 'number')

  const requestOf = async (cast: Cast, caller?: Person): Promise<Call> =>
    (await REQUESTS[idOf(operation)]?.({ service, cast, caller, partner: keys.secret ?? {} })) ?? {}

  /** The call by somebody, which must not show anybody else what is the owner's. */
  async function ask(column: Column, call: Call, caller?: Person) {
    const client = caller?.client ?? new TestClient(service.url)
    const answer = await send(client, operation, call, keys[column] ?? {})
    const isOthers = operation.session === 'required' && column !== 'owner'
    const { email, id } = await shared.owner()
    for (const secret of isOthers ? [email, id] : []) expect(answer.text, column).not.toContain(secret)
    return answer
  }

  it.runIf(refused.length > 0)('refuses whom the table refuses, and does nothing for them', async () => {
    // What it is about is made once: whoever is refused leaves it as it was.
    const call = await requestOf(shared)
    const asking = await Promise.all(
      refused.map(async (cell) => ({ ...cell, caller: await shared.caller(cell.column) })),
    )
    await shared.owner()
    const before = await keptState(service)
    for (const { column, outcome, caller } of asking) {
      const { status, headers, text } = await ask(column, call, caller)
      const answer = { status, headers, body: JSON.parse(text) as unknown }
      expectProblem(answer, { code: outcome as ProblemCode, what: column })
      expect(headers.getSetCookie(), column).toEqual([])
    }
    expect(await keptState(service)).toEqual(before)
  })

  it.runIf(letIn.length > 0)('lets in whom the table lets in', async () => {
    for (const { column, outcome } of letIn) {
      const cast = SPENDING.has(idOf(operation)) ? newCast(service) : shared
      const caller = await cast.caller(column)
      const { status, text } = await ask(column, await requestOf(cast, caller), caller)
      expect(status, `${column}: ${text.slice(0, 500)}`).toBe(outcome)
    }
  })
})
