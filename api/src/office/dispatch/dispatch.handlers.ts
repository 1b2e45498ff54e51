import type { Handlers } from '#platform/contract/handler.ts'
import { adminRide, listRides } from './admin-rides.ts'
import { carriersOfRide, giveRide } from './give-ride.ts'

export const dispatchHandlers: Handlers<'listRides' | 'listRideCarriers' | 'giveRide'> = {
  async listRides({ query }, context) {
    return { status: 200, body: await listRides(context, query.hours) }
  },

  async listRideCarriers({ path }, context) {
    return { status: 200, body: await carriersOfRide(context, path.rideId) }
  },

  async giveRide({ userId, ip, path, body, headers }, context) {
    await giveRide(context, { id: userId, ip }, path.rideId, { ...body, ifMatch: headers['if-match'] })
    const ride = await adminRide(context, path.rideId)
    return { status: 200, body: ride, headers: { ETag: ride.tag } }
  },
}
