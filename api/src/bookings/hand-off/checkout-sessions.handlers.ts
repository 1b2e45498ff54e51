import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { redeem } from './checkout-result.ts'
import { toCheckout } from './checkout-view.ts'
import { createCheckout } from './create-checkout.ts'
import { currentCheckout, openCheckout } from './open-checkout.ts'
import { returnLink } from './return-link.ts'
import { partnerOfKey } from '#platform/http/partner-call.ts'

export const checkoutSessionHandlers: Handlers<
  | 'createCheckoutSession'
  | 'openCheckout'
  | 'getCurrentCheckout'
  | 'listCheckouts'
  | 'createCheckoutReturn'
  | 'redeemCheckoutResult'
> = {
  async createCheckoutSession({ body, partner, headers }, context) {
    const made = await createCheckout(context, partnerOfKey(partner), body, headers['idempotency-key'])
    return { status: 201, body: made }
  },

  async openCheckout({ body, session }, context) {
    return { status: 200, body: await toCheckout(context, await openCheckout(context, body.token, session)) }
  },

  async getCurrentCheckout({ session, query }, context) {
    const checkout = await currentCheckout(context, session, query.checkoutSessionId)
    if (!checkout) throw new Problem('NOT_FOUND', 'There is no checkout under way.')
    return { status: 200, body: await toCheckout(context, checkout) }
  },

  async listCheckouts({ session, query }, context) {
    const checkout = await currentCheckout(context, session, query.checkoutSessionId)
    return { status: 200, body: checkout ? [await toCheckout(context, checkout)] : [] }
  },

  async createCheckoutReturn({ path, session }, context) {
    return { status: 200, body: await returnLink(context, session, path.id) }
  },

  async redeemCheckoutResult({ body, partner, headers }, context) {
    const result = await redeem(context, partnerOfKey(partner), body.resultToken, headers['idempotency-key'])
    return { status: 200, body: result }
  },
}
