import { membershipOf } from '#people/partners/change-partner.ts'
import { BOOKKEEPERS } from '#people/partners/payout-account.handlers.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { partnerBookings } from './partner-bookings.ts'

/** The bookings that were made through one's own partner; another's do not exist. */
export const partnerBookingHandlers: Handlers<'listPartnerBookings'> = {
  async listPartnerBookings({ userId, query }, context) {
    // Names and cost references are the business of who reads the invoices.
    const roles = query.travellers ? BOOKKEEPERS : undefined
    const { partner } = await membershipOf(context.orm.em.fork(), userId, roles)
    return { status: 200, body: await partnerBookings(context, partner.id, query) }
  },
}
