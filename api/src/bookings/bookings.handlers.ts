import type { Handlers } from '../contract/handler.ts'
import { toBooking } from './booking-view.ts'
import { getOwnBooking, listBookings } from './bookings.service.ts'

const DEFAULT_PAGE = 50

export const bookingHandlers: Handlers<'listBookings' | 'getBooking'> = {
  async listBookings({ userId, query }, context) {
    const limit = query.limit ?? DEFAULT_PAGE
    const bookings = await listBookings(context, userId, { limit, before: query.before })
    const last = bookings.at(-1)
    const isFull = bookings.length === limit && last !== undefined
    const headers: Record<string, string> = {}
    if (isFull) headers['Link'] = `</api/bookings?limit=${limit}&before=${last.id}>; rel="next"`
    return { status: 200, body: bookings.map(toBooking), headers }
  },

  async getBooking({ userId, path }, context) {
    return { status: 200, body: toBooking(await getOwnBooking(context, userId, path.id)) }
  },
}
