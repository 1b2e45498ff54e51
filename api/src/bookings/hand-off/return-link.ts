import { MS_PER_MINUTE, RESULT_PARAMETER, RESULT_TOKEN_MINUTES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { SessionPort } from '#platform/http/session-port.ts'
import type { Context } from '#platform/context/context.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import { Problem } from '#platform/http/problem.ts'
import { listedReturnUrl } from '#people/partners/return-urls.ts'
import type { CheckoutSessionRow } from './checkout-session.entity.ts'
import { bookingOfCheckout, findCheckout, isOwn } from './find-checkout.ts'
import { newResultToken } from './checkout-tokens.ts'

/**
 * The way back to the partner's page, with a fresh one-time token; without one once the result of a paid booking was taken.
 * Going back without having paid ends nothing: the checkout stays open as long as it would have.
 * @throws Problem NOT_FOUND
 */
export async function returnLink(
  context: Context,
  { userId, checkoutIds }: Pick<SessionPort, 'userId' | 'checkoutIds'>,
  id: string,
): Promise<components['schemas']['CheckoutReturn']> {
  const checkout = await findCheckout(context, { id })
  if (!checkout || !isOwn(checkout, userId, checkoutIds)) {
    throw new Problem('NOT_FOUND', 'There is no such checkout of yours.')
  }
  const booking = await bookingOfCheckout(context, checkout)
  const address = await returnUrl(context, checkout, booking?.isPaid ?? false)
  if (!address) return { url: null }
  if (checkout.resultRedeemedAt) return { url: withResult(address) }
  const token = newResultToken()
  const until = new Date(context.now().getTime() + RESULT_TOKEN_MINUTES * MS_PER_MINUTE)
  await sql`
    update checkout_session set result_hash = ${tokenHash(token)}, result_expires_at = ${until}
    where id = ${id}`.execute(context.orm.em.fork().getKysely())
  return { url: withResult(address, token) }
}

/** Where the traveller of a checkout goes back to, as long as the partner lists it. */
export function returnUrl(
  context: Context,
  { partnerId, returnUrl, cancelUrl }: Pick<CheckoutSessionRow, 'partnerId' | 'returnUrl' | 'cancelUrl'>,
  hasPaid: boolean,
): Promise<string | null> {
  return listedReturnUrl(context, partnerId, hasPaid ? returnUrl : (cancelUrl ?? returnUrl))
}

/** An address with a result token in the place of an earlier one; all else stays as its page wrote it, signed perhaps. */
function withResult(address: string, token?: string): string {
  const url = new URL(address)
  const rest = url.search.split(/[?&]/).filter((part) => part && !part.startsWith(`${RESULT_PARAMETER}=`))
  url.search = [...rest, ...(token ? [`${RESULT_PARAMETER}=${token}`] : [])].join('&')
  return url.href
}
