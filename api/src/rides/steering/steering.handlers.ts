import type { Handlers } from '#platform/contract/handler.ts'
import { partnerOfKey } from '#platform/http/partner-call.ts'
import { moveTestClock } from './move-clock.ts'
import { testBookingId, testBookingView } from './test-booking.ts'

/** What integrators steer of the bookings that their test keys made. */
export const steeringHandlers: Handlers<'getTestBooking' | 'moveTestClock'> = {
  async getTestBooking({ partner, path }, context) {
    const id = await testBookingId(context, partnerOfKey(partner), path.bookingNumber)
    return { status: 200, body: await testBookingView(context, id) }
  },

  async moveTestClock({ partner, path, body, headers }, context) {
    const asked = { bookingNumber: path.bookingNumber, move: body, key: headers['idempotency-key'] }
    return { status: 200, body: await moveTestClock(context, partnerOfKey(partner), asked) }
  },
}
