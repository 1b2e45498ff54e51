import { findByEmail } from '../../accounts/accounts.service.ts'
import { accountHandlers } from '../../accounts/accounts.handlers.ts'
import type { Handlers } from '../../contract/handler.ts'
import { findCheckout } from './find-checkout.ts'
import { bindTo } from './open-checkout.ts'

/**
 * Registering in the middle of a checkout joins the two, so that the journey goes on wherever the confirmation mail is
 * opened.
 */
export const registerInCheckout: Handlers<'register'> = {
  async register(request, context) {
    const answer = await accountHandlers.register(request, context)
    const { checkoutId } = request.session
    const checkout = checkoutId ? await findCheckout(context, { id: checkoutId }) : null
    const user = checkout && (await findByEmail(context, request.body.email))
    if (checkout && user) await bindTo(context, checkout, user.id)
    return answer
  },
}
