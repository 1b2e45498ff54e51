import { findByEmail } from '#people/accounts/find-user.ts'
import { accountHandlers } from '#people/accounts/accounts.handlers.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { findCheckout } from './find-checkout.ts'
import { bindTo } from './open-checkout.ts'

/**
 * Registering in the middle of a checkout joins the two, so that the journey goes on wherever the confirmation mail is
 * opened.
 */
export const registerInCheckout: Handlers<'register'> = {
  async register(request, context) {
    const answer = await accountHandlers.register(request, context)
    const { checkoutIds } = request.session
    const user = checkoutIds.length > 0 ? await findByEmail(context, request.body.email) : null
    for (const id of user ? checkoutIds : []) {
      const checkout = await findCheckout(context, { id })
      if (checkout) await bindTo(context, checkout, user?.id)
    }
    return answer
  },
}
