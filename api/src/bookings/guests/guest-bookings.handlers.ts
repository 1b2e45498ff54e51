import { guestSchema } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { assertScopes } from '#platform/contract/partner-scopes.ts'
import { partnerOfKey } from '#platform/http/partner-call.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { ATTEMPT_LIMITS, countAttempt } from '#people/accounts/attempts.ts'
import { assertNameBoard } from '#prices/quotes/trip-rules.ts'
import { bookForGuest } from './book-for-guest.ts'
import { guestBooking, guestBookings } from './guest-view.ts'
import { openAsGuest } from './open-as-guest.ts'

export const guestBookingHandlers: Handlers<
  'createGuestBooking' | 'listGuestBookings' | 'getGuestBooking' | 'openGuestBooking'
> = {
  async createGuestBooking({ body, partner, headers }, context) {
    assertRules(guestSchema, body.guest, '/guest')
    assertNameBoard(body.nameBoard)
    if (body.payment === 'invoice') assertScopes(['invoices'], partner)
    return {
      status: 201,
      body: await bookForGuest(context, partnerOfKey(partner), body, headers['idempotency-key']),
    }
  },

  async listGuestBookings({ partner, query }, context) {
    return { status: 200, body: await guestBookings(context, partnerOfKey(partner), query) }
  },

  async getGuestBooking({ partner, path }, context) {
    return { status: 200, body: await guestBooking(context, partnerOfKey(partner), path.id) }
  },

  async openGuestBooking({ body, session, ip }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
    return { status: 200, body: await openAsGuest(context, body.token, session) }
  },
}
