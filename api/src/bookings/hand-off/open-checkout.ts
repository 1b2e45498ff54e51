import { CHECKOUT_HOURS, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { heldUser } from '#people/accounts/find-user.ts'
import type { Context } from '#platform/context/context.ts'
import type { SessionPort } from '#platform/http/session-port.ts'
import { Problem } from '#platform/http/problem.ts'
import type { CheckoutSessionRow } from './checkout-session.entity.ts'
import { checkoutExpired, findCheckout, findCheckoutOf, isOver, isOwn } from './find-checkout.ts'
import { tokenHash } from '#platform/database/tokens.ts'

/**
 * Opens a checkout by the token of its address: once, and again in the same browser.
 * @throws Problem NOT_FOUND, CHECKOUT_LINK_USED, CHECKOUT_EXPIRED
 */
export async function openCheckout(
  context: Context,
  token: string,
  session: SessionPort,
): Promise<CheckoutSessionRow> {
  const found = await findCheckout(context, { tokenHash: tokenHash(token) })
  if (!found) {
    throw new Problem(
      'NOT_FOUND',
      'This checkout does not exist. Please start again from the page you came from.',
    )
  }
  const isMine = isOwn(found, session.userId, session.checkoutIds)
  if (isOver(found, context.now()) && !(isMine && found.bookingId)) {
    throw checkoutExpired()
  }
  if (!isMine && !(await claim(context, found.id))) {
    throw new Problem(
      'CHECKOUT_LINK_USED',
      'This link was opened before, and works only once. Please start again from the page you came from.',
    )
  }
  session.addCheckout(found.id)
  const opened = { ...found, ...(await findCheckout(context, { id: found.id })) }
  return bindTo(context, opened, session.userId)
}

/**
 * The checkout of this browser, else the newest that the traveller opened elsewhere.
 * @param id the one that a tab is about; no other is answered for it
 */
export async function currentCheckout(
  context: Context,
  session: SessionPort,
  id?: string,
): Promise<CheckoutSessionRow | undefined> {
  const { checkoutIds, userId } = session
  const wanted = id ?? checkoutIds[0]
  const here = wanted ? await findCheckout(context, { id: wanted }) : null
  if (here && !isOver(here, context.now()) && isOwn(here, userId, checkoutIds)) {
    return bindTo(context, here, userId)
  }
  return userId && !id ? findCheckoutOf(context, userId) : undefined
}

/**
 * Joins a checkout to the traveller who signed in or registered where it was opened: the last one, until it is booked, as
 * people register twice when they have mistyped their address.
 */
export async function bindTo(
  { orm }: Context,
  checkout: CheckoutSessionRow,
  userId: string | undefined,
): Promise<CheckoutSessionRow> {
  if (!userId || checkout.userId === userId || checkout.bookingId) return checkout
  await sql`
    with held as (${heldUser(userId)})
    update checkout_session set user_id = ${userId}
    where id = ${checkout.id} and booking_id is null and exists (select 1 from held)`.execute(
    orm.em.fork().getKysely(),
  )
  return { ...checkout, userId }
}

/** Whether this was the first opening. From now on the checkout has its own, longer time. */
async function claim({ orm, now }: Context, id: string): Promise<boolean> {
  const time = now()
  const until = new Date(time.getTime() + CHECKOUT_HOURS * MS_PER_HOUR)
  const { numAffectedRows } = await sql`
    update checkout_session set opened_at = ${time}, expires_at = ${until}
    where id = ${id} and opened_at is null`.execute(orm.em.fork().getKysely())
  return numAffectedRows === 1n
}
