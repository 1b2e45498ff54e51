import { MS_PER_DAY } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { ratingsOfCarrier, replyToRating } from '../ratings/carrier-ratings.ts'
import { actingMember, type ActingMember } from '#people/carriers/carrier-rights.ts'
import type { RideOperation } from '../sandbox/sandbox.handlers.ts'
import { acceptOffer, rejectOffer } from './answer-offer.ts'
import { openOffersOf, rideOfCarrier, ridesOfCarrier } from './read-rides.ts'
import { readScores } from './read-scores.ts'
import { advanceOwn, answerAmendment, assignOwn, giveBackOwn } from './taken-ride.ts'
import { sentence } from '#platform/http/sentence.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

const REJECTED = { message: 'Thank you for telling us. The ride is offered to others.' }
const RETURNED = { message: 'The ride is offered to others.' }
const KNOWN = { message: 'Thank you. We know.' }

export const carrierRideHandlers: Handlers<
  RideOperation | 'getCarrierScore' | 'listCarrierRatings' | 'replyToRating'
> = {
  async listRideOffers({ userId }, context) {
    return { status: 200, body: await openOffersOf(context, await looking(context, userId)) }
  },

  async acceptRideOffer({ userId, path, headers }, context) {
    const call = { userId, operation: 'acceptRideOffer', headers, body: path }
    const rideId = await moved(context, call, async (em, member) => {
      const answer = { offerId: path.offerId, ifMatch: headers['if-match'] }
      return (await acceptOffer(context, em, member, answer)).id
    })
    return rideAnswer(context, userId, rideId)
  },

  async rejectRideOffer({ userId, path, headers, body }, context) {
    const call = { userId, operation: 'rejectRideOffer', headers, body: { ...body, ...path } }
    await moved(context, call, async (em, member) => {
      const answer = { ...body, offerId: path.offerId, ifMatch: headers['if-match'] }
      await rejectOffer(em, member, answer, context.now())
      return path.offerId
    })
    return { status: 200, body: REJECTED }
  },

  async listCarrierRides({ userId, query }, context) {
    const yesterday = utcDay(new Date(context.now().getTime() - MS_PER_DAY))
    const days = { from: query.from ?? yesterday, to: query.to }
    return { status: 200, body: await ridesOfCarrier(context, await looking(context, userId), days) }
  },

  async getCarrierRide({ userId, path }, context) {
    return rideAnswer(context, userId, path.rideId)
  },

  async assignRide({ userId, path, headers, body }, context) {
    const call = { userId, operation: 'assignRide', headers, body: { ...body, ...path } }
    await moved(context, call, async (em, member) => {
      const order = { id: path.rideId, ifMatch: headers['if-match'], ...body }
      return (await assignOwn(context, em, member, order)).id
    })
    return rideAnswer(context, userId, path.rideId)
  },

  async giveBackRide({ userId, path, headers, body }, context) {
    const call = { userId, operation: 'giveBackRide', headers, body: { ...body, ...path } }
    await moved(context, call, async (em, member) => {
      const order = { id: path.rideId, ifMatch: headers['if-match'], ...body }
      return (await giveBackOwn(context, em, member, order)).id
    })
    return { status: 200, body: RETURNED }
  },

  async answerRideAmendment({ userId, path, headers, body }, context) {
    const { drives, reason, note } = body
    if (!drives && !reason) throw fieldProblem('RULE_VIOLATION', 'reason', sentence('reasonMissing'))
    const refusal = drives || !reason ? undefined : { reason, note }
    const call = { userId, operation: 'answerRideAmendment', headers, body: { ...body, ...path } }
    await moved(context, call, async (em, member) => {
      const order = { id: path.rideId, ifMatch: headers['if-match'], refusal }
      return (await answerAmendment(context, em, member, order)).id
    })
    return { status: 200, body: KNOWN }
  },

  async advanceRide({ userId, path, headers, body }, context) {
    const call = { userId, operation: 'advanceRide', headers, body: { ...body, ...path } }
    await moved(context, call, async (em, member) => {
      const asked = { id: path.rideId, ifMatch: headers['if-match'] }
      await advanceOwn(context, em, member, asked, body.step)
      return path.rideId
    })
    return rideAnswer(context, userId, path.rideId)
  },

  async getCarrierScore({ userId }, context) {
    const { carrierId } = await looking(context, userId)
    const scores = await readScores(context.orm.em.fork(), context.now())
    return { status: 200, body: scores.of(carrierId) }
  },

  async listCarrierRatings({ userId }, context) {
    const { carrierId } = await looking(context, userId)
    return { status: 200, body: await ratingsOfCarrier(context, carrierId) }
  },

  async replyToRating({ userId, path, body }, context) {
    const rating = await context.orm.em.fork().transactional(async (em) => {
      const { carrierId } = await actingMember(em, userId, 'dispatch')
      return replyToRating(em, { carrierId, id: path.ratingId, reply: body.reply }, context.now())
    })
    return { status: 200, body: rating }
  },
}

const looking = (context: Context, userId: string) => actingMember(context.orm.em.fork(), userId, 'look')

interface Call {
  userId: string
  operation: string
  headers: Record<string, string | undefined>
  body: object
}

/** Something that is done to a ride once a key, by who may. @returns what `run` names */
function moved(
  context: Context,
  { userId, operation, headers, body }: Call,
  run: (em: EntityManager, member: ActingMember) => Promise<string>,
): Promise<string> {
  return once(
    context,
    { userId, operation, key: headers['idempotency-key'], body },
    {
      prepare: async () => undefined,
      create: async (em) => ({ resource: await run(em, await actingMember(em, userId, 'dispatch')) }),
      finish: async (resource: string) => resource,
    },
  )
}

async function rideAnswer(context: Context, userId: string, rideId: string) {
  const body = await rideOfCarrier(context, await looking(context, userId), rideId)
  return { status: 200 as const, body, headers: { ETag: body.tag } }
}
