import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { findRow } from '#platform/database/rows.ts'
import { networkOf } from '#platform/http/network.ts'
import { Problem } from '#platform/http/problem.ts'
import { actingMember } from '#people/carriers/carrier-rights.ts'
import { linksWorkUntil, makeDriverLink } from '../ride/driver-links.ts'
import { lockRide } from '../ride/ride-record.ts'
import { rateRide } from '../ratings/rate-ride.ts'
import { Ride } from '../ride/ride.entity.ts'
import { mapOfRide, ridesOfBooking } from './booking-rides.ts'
import { driverPhoto } from './driver-photo.ts'
import { rideOfLink } from './driver-ride.ts'
import { keepPosition } from './positions.ts'
import { endSharing, sharedRide, shareRide } from './share-ride.ts'
import { takeEvents } from './take-events.ts'

/** A picture and nothing else, for the browser of whoever may see it. */
const PHOTO_HEADERS = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'private, max-age=600',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

export const driverHandlers: Handlers<
  | 'createDriverLink'
  | 'listBookingRides'
  | 'rateRide'
  | 'getRideMap'
  | 'getDriverPhoto'
  | 'shareRide'
  | 'endRideSharing'
  | 'getSharedRide'
  | 'getDriverRide'
  | 'sendDriverEvents'
  | 'sendDriverPosition'
> = {
  async createDriverLink({ userId, path }, context) {
    return { status: 201, body: await linkFor(context, userId, path.rideId) }
  },

  async listBookingRides({ userId, path }, context) {
    return { status: 200, body: await ridesOfBooking(context, userId, path.id) }
  },

  async rateRide({ userId, path, body }, context) {
    return { status: 201, body: await rateRide(context, userId, path, body) }
  },

  async getRideMap({ userId, path, ip }, context) {
    return { status: 200, body: await mapOfRide(context, userId, { ...path, network: networkOf(ip) }) }
  },

  async getDriverPhoto({ userId, path }, context) {
    return { status: 200, body: await driverPhoto(context, userId, path), headers: PHOTO_HEADERS }
  },

  async shareRide({ userId, path }, context) {
    return { status: 201, body: await shareRide(context, userId, path) }
  },

  async endRideSharing({ userId, path }, context) {
    await endSharing(context, userId, path)
    return { status: 200, body: { message: 'Your links to this ride work no more.' } }
  },

  async getSharedRide({ body, ip }, context) {
    return { status: 200, body: await sharedRide(context, { ...body, network: networkOf(ip) }) }
  },

  async getDriverRide({ body }, { orm, now }) {
    return { status: 200, body: await rideOfLink(orm.em.fork(), body.token, now()) }
  },

  async sendDriverEvents({ body }, context) {
    return { status: 200, body: await takeEvents(context, body) }
  },

  async sendDriverPosition({ body }, context) {
    return { status: 200, body: { isKept: await keepPosition(context, body) } }
  },
}

/** @throws Problem NOT_FOUND, FORBIDDEN; RIDE_MOVED where no driver is named */
async function linkFor({ orm, now, publicUrl }: Context, userId: string, id: string) {
  return orm.em.fork().transactional(async (em) => {
    const { carrierId } = await actingMember(em, userId, 'dispatch')
    const known = await findRow(em, Ride, { id, carrierId })
    const ride = known && (await lockRide(em, id))
    if (!ride || ride.carrierId !== carrierId)
      throw new Problem('NOT_FOUND', 'There is no such ride of yours.')
    const token = await makeDriverLink(em, ride, now())
    return { url: `${publicUrl}/driver/#${token}`, worksUntil: linksWorkUntil(ride).toISOString() }
  })
}
