import { sql, type RawBuilder } from 'kysely'
import { actingMember } from '#people/carriers/carrier-rights.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { happenToTestRide, makeTestRide } from './make-test-ride.ts'
import { moveTestRide, type TestAnswer } from './move-test-ride.ts'
import { toTestOffer, toTestRide } from './test-ride-view.ts'
import { TestRide, type TestRideRow } from './test-ride.entity.ts'

/** What a key of a carrier does about rides: a test key's calls are answered here in the place of real ones. */
export type RideOperation =
  | 'listRideOffers'
  | 'acceptRideOffer'
  | 'rejectRideOffer'
  | 'listCarrierRides'
  | 'getCarrierRide'
  | 'assignRide'
  | 'giveBackRide'
  | 'answerRideAmendment'
  | 'advanceRide'

const SAID = { message: 'Thank you. This was a test ride.' }
const MOST = 500

const sandbox: Handlers<RideOperation> = {
  async listRideOffers({ userId }, context) {
    const rows = await ridesOf(context, userId, sql`offer_state = 'open' and answer_until > ${context.now()}`)
    return { status: 200, body: { offers: rows.slice(0, 100).map(toTestOffer) } }
  },

  async listCarrierRides({ userId }, context) {
    const rows = await ridesOf(context, userId, sql`offer_state = 'accepted'`)
    return { status: 200, body: { rides: rows.map(toTestRide) } }
  },

  async getCarrierRide({ userId, path }, context) {
    return answerOf(await rideOf(context, userId, path.rideId))
  },

  async acceptRideOffer(request, context) {
    return answerOf(await moved(context, request, { kind: 'accept', offerId: request.path.offerId }))
  },

  async rejectRideOffer(request, context) {
    await moved(context, request, { kind: 'reject', offerId: request.path.offerId })
    return { status: 200, body: SAID }
  },

  async assignRide(request, context) {
    const { body, path } = request
    return answerOf(await moved(context, request, { kind: 'assign', id: path.rideId, ...body }))
  },

  async giveBackRide(request, context) {
    await moved(context, request, { kind: 'give-back', id: request.path.rideId })
    return { status: 200, body: SAID }
  },

  async answerRideAmendment(request, context) {
    const { drives, reason } = request.body
    if (!drives && !reason) throw fieldProblem('RULE_VIOLATION', 'reason', sentence('reasonMissing'))
    await moved(context, request, { kind: 'amendment', id: request.path.rideId, drives })
    return { status: 200, body: SAID }
  },

  async advanceRide(request, context) {
    const { body, path } = request
    return answerOf(await moved(context, request, { kind: 'advance', id: path.rideId, step: body.step }))
  },
}

export const testRideHandlers: Handlers<'makeTestRide' | 'happenToTestRide'> = {
  async makeTestRide({ userId, body }, context) {
    const row = await context.orm.em.fork().transactional(async (em) => {
      const { carrierId } = await actingMember(em, userId, 'dispatch')
      return makeTestRide(em, carrierId, body, context.now())
    })
    return { status: 201, body: toTestOffer(row) }
  },

  async happenToTestRide({ userId, path, body }, context) {
    const row = await context.orm.em.fork().transactional(async (em) => {
      const { carrierId } = await actingMember(em, userId, 'dispatch')
      return happenToTestRide(em, carrierId, { id: path.rideId, what: body.what }, context.now())
    })
    return { status: 200, body: toTestRide(row) }
  },
}

/** Handlers of real rides, which a test key does not reach. */
export function besideSandbox<Real extends Handlers<RideOperation>>(real: Real): Real {
  const guarded = Object.entries(sandbox).map(([name, play]) => {
    const id = name as RideOperation
    const handle = (request: { isTestKey: boolean }, context: Context) =>
      (request.isTestKey ? play : real[id])(request as never, context)
    return [id, handle]
  })
  return { ...real, ...Object.fromEntries(guarded) } as Real
}

async function ridesOf({ orm }: Context, userId: string, where: RawBuilder<unknown>): Promise<TestRideRow[]> {
  const em = orm.em.fork()
  const { carrierId } = await actingMember(em, userId, 'look')
  return findRows(
    em,
    TestRide,
    sql`where carrier_id = ${carrierId} and ${where} order by pickup_at, id limit ${MOST}`,
  )
}

async function rideOf({ orm }: Context, userId: string, id: string): Promise<TestRideRow> {
  const em = orm.em.fork()
  const { carrierId } = await actingMember(em, userId, 'look')
  const row = await findRow(em, TestRide, { id, carrierId, offerState: 'accepted' })
  if (!row) throw new Problem('NOT_FOUND', 'There is no such test ride of yours.')
  return row
}

/** Moves a test ride once a key. */
async function moved(
  context: Context,
  { userId, headers }: { userId: string; headers: Record<string, string | undefined> },
  answer: TestAnswer,
): Promise<TestRideRow> {
  const id = await once(
    context,
    { userId, operation: `test ${answer.kind}`, key: headers['idempotency-key'], body: answer },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const { carrierId } = await actingMember(em, userId, 'dispatch')
        const asked = { ...answer, ifMatch: headers['if-match'] }
        return { resource: (await moveTestRide(em, carrierId, asked, context.now())).id }
      },
      finish: async (resource: string) => resource,
    },
  )
  const row = await findRow(context.orm.em.fork(), TestRide, { id })
  if (!row) throw new Problem('NOT_FOUND', 'There is no such test ride of yours.')
  return row
}

function answerOf(row: TestRideRow) {
  const body = toTestRide(row)
  return { status: 200 as const, body, headers: { ETag: body.tag } }
}
