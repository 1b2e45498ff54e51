import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { database } from '../support/accounts.ts'
import { carriersRide, type Stage } from '../support/rides.ts'
import type { Call, Scene } from './access-call.ts'

/** A ride of a carrier that the owner acts for from now on, instead of any other. */
async function ownRide({ service, cast }: Scene, stage: Stage) {
  const { client, id } = await cast.owner()
  await sql`delete from carrier_member where user_id = ${id}`.execute(database(service))
  return carriersRide(service, client, id, stage)
}

const REASON = { reason: 'NO_AVAILABILITY' }

/** Calls of carriers about their rides, and of our people about any. */
export const RIDE_REQUESTS = {
  listRideOffers: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'offered')
    return {}
  },
  acceptRideOffer: async (scene: Scene): Promise<Call> => ({ id: (await ownRide(scene, 'offered')).offerId }),
  rejectRideOffer: async (scene: Scene): Promise<Call> => ({
    id: (await ownRide(scene, 'offered')).offerId,
    body: REASON,
  }),
  listCarrierRides: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'accepted')
    return {}
  },
  getCarrierRide: async (scene: Scene): Promise<Call> => ({ id: (await ownRide(scene, 'accepted')).rideId }),
  assignRide: async (scene: Scene): Promise<Call> => {
    const { rideId, driverId, vehicleId } = await ownRide(scene, 'accepted')
    return { id: rideId, body: { driverId, vehicleId } }
  },
  giveBackRide: async (scene: Scene): Promise<Call> => ({
    id: (await ownRide(scene, 'accepted')).rideId,
    body: REASON,
  }),
  answerRideAmendment: async (scene: Scene): Promise<Call> => ({
    id: (await ownRide(scene, 'amended')).rideId,
    body: { drives: true },
  }),
  advanceRide: async (scene: Scene): Promise<Call> => ({
    id: (await ownRide(scene, 'assigned')).rideId,
    body: { step: 'depart' },
  }),
  getCarrierScore: async (scene: Scene): Promise<Call> => {
    await ownRide(scene, 'accepted')
    return {}
  },
  listRideCarriers: async (scene: Scene): Promise<Call> => ({ id: (await ofTraveller(scene)).rideId }),
  giveRide: async (scene: Scene): Promise<Call> => {
    const { rideId, fleet } = await ofTraveller(scene)
    return { id: rideId, body: { carrierId: fleet.carrierId, note: 'Agreed on the phone.' } }
  },
}

/** A ride that is offered to a carrier of nobody here. */
async function ofTraveller({ service, cast }: Scene) {
  return carriersRide(service, (await cast.owner()).client, randomUUID(), 'offered')
}
