import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { adminRide, listRides } from './admin-rides.ts'
import { carriersOfRide, giveRide } from './give-ride.ts'
import { crewOfRide, nameCrewOnBehalf, takeRideBack } from './on-behalf.ts'
import { recordIncident } from './ride-incidents.ts'

export const dispatchHandlers: Handlers<
  | 'listRides'
  | 'listRideCarriers'
  | 'giveRide'
  | 'listRideCrew'
  | 'nameRideCrew'
  | 'takeRideBack'
  | 'recordRideIncident'
> = {
  async listRides({ query }, context) {
    return { status: 200, body: await listRides(context, query.hours) }
  },

  async listRideCarriers({ path }, context) {
    return { status: 200, body: await carriersOfRide(context, path.rideId) }
  },

  async giveRide({ userId, ip, path, body, headers }, context) {
    await giveRide(context, { id: userId, ip }, path.rideId, { ...body, ifMatch: headers['if-match'] })
    return rideAnswer(context, path.rideId)
  },

  async listRideCrew({ path }, context) {
    return { status: 200, body: await crewOfRide(context, path.rideId) }
  },

  async nameRideCrew(request, context) {
    await nameCrewOnBehalf(context, askedOf(request), request.body)
    return rideAnswer(context, request.path.rideId)
  },

  async takeRideBack(request, context) {
    await takeRideBack(context, askedOf(request), request.body)
    return rideAnswer(context, request.path.rideId)
  },

  async recordRideIncident({ userId, ip, path, body, headers }, context) {
    const asked = { by: { id: userId, ip }, id: path.rideId, key: headers['idempotency-key'] }
    await recordIncident(context, asked, body)
    return { ...(await rideAnswer(context, path.rideId)), status: 201 }
  },
}

interface Request {
  userId: string
  ip: string
  path: { rideId: string }
  headers: Record<string, string | undefined>
}

const askedOf = ({ userId, ip, path, headers }: Request) => ({
  by: { id: userId, ip },
  id: path.rideId,
  ifMatch: headers['if-match'],
  key: headers['idempotency-key'],
})

async function rideAnswer(context: Context, id: string) {
  const ride = await adminRide(context, id)
  return { status: 200 as const, body: ride, headers: { ETag: ride.tag } }
}
