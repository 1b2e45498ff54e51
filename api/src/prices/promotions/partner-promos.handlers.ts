import type { Handlers } from '#platform/contract/handler.ts'
import { addPartnerPromo, endPartnerPromo, listPartnerPromos } from './partner-promos.ts'

export const partnerPromoHandlers: Handlers<
  'listPartnerPromoCodes' | 'addPartnerPromoCode' | 'endPartnerPromoCode'
> = {
  async listPartnerPromoCodes({ userId }, context) {
    return { status: 200, body: await listPartnerPromos(context, userId) }
  },

  async addPartnerPromoCode({ userId, body }, context) {
    return { status: 201, body: await addPartnerPromo(context, userId, body) }
  },

  async endPartnerPromoCode({ userId, path }, context) {
    return { status: 200, body: await endPartnerPromo(context, userId, path.code) }
  },
}
