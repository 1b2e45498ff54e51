import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { toBooking } from './booking-view.ts'
import { getOwnBooking, listBookings } from './bookings.service.ts'

const DEFAULT_PAGE = 50

export const bookingHandlers: Handlers<'listBookings' | 'getBooking'> = {
  async listBookings({ userId, query }, context) {
    const limit = query.limit ?? DEFAULT_PAGE
    // One more than the page holds tells whether another page follows.
    const found = await listBookings(context, userId, { limit: limit + 1, before: query.before })
    const bookings = found.slice(0, limit)
    const headers: Record<string, string> = {}
    if (found.length > limit) {
      headers['Link'] = `</api/bookings?limit=${limit}&before=${bookings.at(-1)?.id}>; rel="next"`
    }
    return { status: 200, body: bookings.map((booking) => toBooking(booking)), headers }
  },

  async getBooking({ userId, path }, context) {
    const booking = await getOwnBooking(context, userId, path.id)
    return { status: 200, body: toBooking(booking), headers: tagged(booking) }
  },
}
