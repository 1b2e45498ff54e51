import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import type { SessionPort } from '#platform/http/session-port.ts'
import { Problem } from '#platform/http/problem.ts'
import { assertOpen } from '#people/accounts/assert-open.ts'
import { User } from '#people/accounts/user.entity.ts'
import { Booking } from '../booking/booking.entity.ts'
import { bookingOfToken, guestLinkUntil } from '../booking/guest-link.ts'

/** No password was typed: what asks for a fresh one stays shut. */
const NEVER = new Date(0)

/**
 * Lets a browser look after a guest's booking by the secret of its link, in a session of the guest's own account, which has this booking and
 * nothing else.
 * @throws Problem NOT_FOUND for a link that is none, or whose time is over; ACCOUNT_BLOCKED
 */
export async function openAsGuest(
  context: Context,
  token: string,
  session: SessionPort,
): Promise<components['schemas']['GuestOpened']> {
  const id = bookingOfToken(context.checkoutSecret, token)
  const em = context.orm.em.fork()
  const booking = id === undefined ? null : await findRow(em, Booking, { id, isGuests: true })
  const user = booking && (await findRow(em, User, { id: booking.userId }))
  if (!user || user.erasedAt || guestLinkUntil(booking) <= context.now())
    throw new Problem('NOT_FOUND', 'This link is not known, or its time is over.')
  await assertOpen(context, user)
  if (session.userId !== user.id) await session.signIn(user, context.now(), { provenAt: NEVER })
  return { bookingId: booking.id, bookingNumber: booking.bookingNumber }
}
