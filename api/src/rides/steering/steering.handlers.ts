import { DEVELOPERS, membershipOf } from '#people/partners/change-partner.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import type { Context } from '#platform/context/context.ts'
import { partnerOfKey } from '#platform/http/partner-call.ts'
import { moveTestClock } from './move-clock.ts'
import { testBookingId, testBookingView, type TestsOf } from './test-booking.ts'

/** What integrators steer of the test bookings of their partner: by a test key, or signed in as one who sees to keys. */
export const steeringHandlers: Handlers<
  'getTestBooking' | 'moveTestClock' | 'getPartnerTestBooking' | 'movePartnerTestClock'
> = {
  async getTestBooking({ partner, path }, context) {
    const id = await testBookingId(context, partnerOfKey(partner), path.bookingNumber)
    return { status: 200, body: await testBookingView(context, id) }
  },

  async moveTestClock({ partner, path, body, headers }, context) {
    const asked = { bookingNumber: path.bookingNumber, move: body, key: headers['idempotency-key'] }
    return { status: 200, body: await moveTestClock(context, partnerOfKey(partner), asked) }
  },

  async getPartnerTestBooking({ userId, path }, context) {
    const id = await testBookingId(context, await ownTests(context, userId), path.bookingNumber)
    return { status: 200, body: await testBookingView(context, id) }
  },

  async movePartnerTestClock({ userId, path, body }, context) {
    const asked = { bookingNumber: path.bookingNumber, move: body, key: undefined }
    return { status: 200, body: await moveTestClock(context, await ownTests(context, userId), asked) }
  },
}

/** @throws Problem NOT_FOUND for whoever acts for no partner, FORBIDDEN */
async function ownTests({ orm }: Context, userId: string): Promise<TestsOf> {
  const { partner } = await membershipOf(orm.em.fork(), userId, DEVELOPERS)
  return { partnerId: partner.id, isTest: true }
}
