import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { insertRow } from '#platform/database/rows.ts'
import { DriverEvent } from '#rides/day/driver-event.entity.ts'
import { shareRide } from '#rides/day/share-ride.ts'
import { makeDriverLink } from '#rides/ride/driver-links.ts'
import { lockRide } from '#rides/ride/ride-record.ts'
import { makeTestRide } from '#rides/sandbox/make-test-ride.ts'
import { database } from '../support/accounts.ts'
import { givePhoto } from '../support/driver-photo.ts'
import { carriersRide, seen, type Stage } from '../support/rides.ts'
import { madeFor, type Call, type Scene } from './access-call.ts'

/** A ride of a carrier that the owner acts for from now on, instead of any other. */
function ownRide(scene: Scene, stage: Stage) {
  return madeFor(scene, `an own ride, ${stage}`, async () => {
    const { service, cast } = scene
    const { client, id } = await cast.owner()
    await sql`delete from carrier_member where user_id = ${id}`.execute(database(service))
    return carriersRide(service, client, id, stage)
  })
}

/** What a driver can report at any time. */
const CALLED = { kind: 'contacted', occurredAt: '2026-02-10T09:00:00.000Z' }

const REASON = { reason: 'NO_AVAILABILITY' }

/** What is said of an own ride as it was seen. */
async function answerTo(scene: Scene, stage: Stage, body: object): Promise<Call> {
  const { rideId } = await ownRide(scene, stage)
  return { id: rideId, body, headers: await seen(scene.service, rideId) }
}

/** Calls of carriers about their rides, and of our people about any. */
export const RIDE_REQUESTS = {
  makeTestRide: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'offered')
    return { body: {} }
  },
  happenToTestRide: async (scene: Scene): Promise<Call> => {
    const { fleet } = await ownRide(scene, 'offered')
    const { context, clock } = scene.service
    const row = await context.orm.em
      .fork()
      .transactional((em) => makeTestRide(em, fleet.carrierId, {}, clock.now))
    return { id: row.id, body: { what: 'cancel' } }
  },
  listRideOffers: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'offered')
    return {}
  },
  acceptRideOffer: async (scene: Scene): Promise<Call> => {
    const { offerId, rideId } = await ownRide(scene, 'offered')
    return { id: offerId, headers: await seen(scene.service, rideId) }
  },
  rejectRideOffer: async (scene: Scene): Promise<Call> => {
    const { offerId, rideId } = await ownRide(scene, 'offered')
    return { id: offerId, body: REASON, headers: await seen(scene.service, rideId) }
  },
  listCarrierRides: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'accepted')
    return {}
  },
  getCarrierRide: async (scene: Scene): Promise<Call> => ({ id: (await ownRide(scene, 'accepted')).rideId }),
  assignRide: async (scene: Scene): Promise<Call> => {
    const { rideId, driverId, vehicleId } = await ownRide(scene, 'accepted')
    return { id: rideId, body: { driverId, vehicleId }, headers: await seen(scene.service, rideId) }
  },
  giveBackRide: (scene: Scene): Promise<Call> => answerTo(scene, 'accepted', REASON),
  answerRideAmendment: (scene: Scene): Promise<Call> => answerTo(scene, 'amended', { drives: true }),
  advanceRide: (scene: Scene): Promise<Call> => answerTo(scene, 'assigned', { step: 'depart' }),
  rateRide: async (scene: Scene): Promise<Call> => {
    const { booking } = await doneRide(scene)
    return { id: String(booking.id), more: { leg: 'outbound' }, body: { stars: 4 } }
  },
  getRideMap: async (scene: Scene): Promise<Call> => {
    const { booking, rideId } = await newRide(scene, 'assigned')
    const { now } = scene.service.clock
    await sql`update ride set state = 'on-the-way', departed_at = ${now} where id = ${rideId}`.execute(
      database(scene.service),
    )
    await sql`
      insert into ride_position (ride_id, lat, lon, accuracy_meters, occurred_at, received_at)
      values (${rideId}, 46.2, 6.1, 9, ${now}, ${now})`.execute(database(scene.service))
    return { id: String(booking.id), more: { leg: 'outbound' } }
  },
  getDriverPhoto: async (scene: Scene): Promise<Call> => {
    const { booking, driverId } = await ofTraveller(scene, 'assigned')
    await givePhoto(scene.service, driverId)
    return { id: String(booking.id), more: { leg: 'outbound' } }
  },
  shareRide: async (scene: Scene): Promise<Call> => ({
    id: String((await ofTraveller(scene, 'assigned')).booking.id),
    more: { leg: 'outbound' },
  }),
  endRideSharing: async (scene: Scene): Promise<Call> => ({
    id: String((await ofTraveller(scene, 'assigned')).booking.id),
    more: { leg: 'outbound' },
  }),
  getSharedRide: async (scene: Scene): Promise<Call> => {
    const { booking } = await ofTraveller(scene, 'assigned')
    const { id } = await scene.cast.owner()
    const { url } = await shareRide(scene.service.context, id, { id: booking.id, leg: 'outbound' })
    return { body: { token: url.split('#')[1] } }
  },
  settleRating: async (scene: Scene): Promise<Call> => {
    return { id: await rated(scene, (await doneRide(scene)).rideId) }
  },
  decideRatingWords: async (scene: Scene): Promise<Call> => ({
    id: await rated(scene, (await doneRide(scene)).rideId),
    body: { part: 'words', pass: true },
  }),
  createDriverLink: async (scene: Scene): Promise<Call> => ({
    id: (await ownRide(scene, 'assigned')).rideId,
  }),
  getDriverRide: async (scene: Scene): Promise<Call> => ({ body: { token: await linkOf(scene) } }),
  sendDriverEvents: async (scene: Scene): Promise<Call> => ({
    body: { token: await linkOf(scene), events: [{ ...CALLED, id: randomUUID() }] },
  }),
  sendDriverPosition: async (scene: Scene): Promise<Call> => ({
    body: {
      token: await linkOf(scene),
      position: { lat: 46.2, lon: 6.1, accuracyMeters: 9 },
      occurredAt: CALLED.occurredAt,
    },
  }),
  settleDriverReport: async (scene: Scene): Promise<Call> => {
    const { rideId, driverId } = await ofTraveller(scene, 'assigned')
    const id = randomUUID()
    await insertRow(scene.service.context.orm.em.fork(), DriverEvent, {
      id,
      rideId,
      driverId,
      deviceId: randomUUID(),
      kind: 'done',
      occurredAt: scene.service.clock.now,
      receivedAt: scene.service.clock.now,
      lat: null,
      lon: null,
      accuracyMeters: null,
      outcome: 'to-a-person',
      settledAt: null,
    })
    return { id }
  },
  listCarrierRatings: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'accepted')
    return {}
  },
  replyToRating: async (scene: Scene): Promise<Call> => {
    const { rideId, fleet } = await ownRide(scene, 'assigned')
    return { id: await rated(scene, rideId, fleet.carrierId), body: { reply: 'Thank you.' } }
  },
  getCarrierScore: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'accepted')
    return {}
  },
  listRideCarriers: async (scene: Scene): Promise<Call> => ({ id: (await ofTraveller(scene)).rideId }),
  giveRide: async (scene: Scene): Promise<Call> => {
    const { rideId, fleet } = await ofTraveller(scene)
    const body = { carrierId: fleet.carrierId, note: 'Agreed on the phone.' }
    return { id: rideId, body, headers: await seen(scene.service, rideId) }
  },
  listRideCrew: async (scene: Scene): Promise<Call> => ({
    id: (await ofTraveller(scene, 'accepted')).rideId,
  }),
  nameRideCrew: async (scene: Scene): Promise<Call> => {
    const { rideId, driverId, vehicleId } = await ofTraveller(scene, 'accepted')
    return { id: rideId, body: { driverId, vehicleId }, headers: await seen(scene.service, rideId) }
  },
  takeRideBack: async (scene: Scene): Promise<Call> => {
    const { rideId } = await ofTraveller(scene, 'assigned')
    return { id: rideId, body: REASON, headers: await seen(scene.service, rideId) }
  },
  recordRideIncident: async (scene: Scene): Promise<Call> => ({
    id: (await ofTraveller(scene, 'assigned')).rideId,
    body: { kind: 'breakdown', note: 'The van stands at the toll gate.', told: 'Another car is on its way.' },
  }),
}

/** A ride that is offered to a carrier of nobody here. */
const ofTraveller = (scene: Scene, stage: Stage = 'offered') =>
  madeFor(scene, `a ride, ${stage}`, () => newRide(scene, stage))

async function newRide({ service, cast }: Scene, stage: Stage) {
  return carriersRide(service, (await cast.owner()).client, randomUUID(), stage)
}

/** A ride of the owner that was driven. */
function doneRide(scene: Scene) {
  return madeFor(scene, 'a ride that was driven', async () => {
    const ride = await newRide(scene, 'assigned')
    const now = scene.service.clock.now
    await sql`update ride set state = 'done', finished_at = ${now}, look_at = null where id = ${ride.rideId}`.execute(
      database(scene.service),
    )
    return ride
  })
}

/** What somebody wrote of a ride of a carrier, long enough ago: it was passed on. @returns its id */
function rated(scene: Scene, rideId: string, carrierId: string | null = null): Promise<string> {
  return madeFor(scene, `what was said of ${rideId}`, async () => {
    const { service, cast } = scene
    const id = randomUUID()
    const { id: userId } = await cast.owner()
    await sql`
    insert into ride_rating (id, ride_id, user_id, carrier_id, stars, words, words_state, rated_at)
    values (${id}, ${rideId}, ${userId}, ${carrierId}, 1, 'Late.', ${carrierId ? 'passed' : 'waiting'},
      ${new Date(service.clock.now.getTime() - 30 * 86_400_000)})`.execute(database(service))
    return id
  })
}

/** The token of a driver's link. */
async function linkOf(scene: Scene): Promise<string> {
  const { rideId } = await ofTraveller(scene, 'assigned')
  const { orm } = scene.service.context
  return orm.em
    .fork()
    .transactional(async (em) => makeDriverLink(em, await lockRide(em, rideId), scene.service.clock.now))
}
