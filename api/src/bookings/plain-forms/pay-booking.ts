import { randomUUID } from 'node:crypto'
import { languageOfTag } from '@fiacre/sdk/rules'
import { getUser } from '#people/accounts/find-user.ts'
import { Problem } from '#platform/http/problem.ts'
import { paymentOfBooking } from './payment-asked.ts'
import { aimOf } from './way-in.ts'
import { isUuid } from './ride-of.ts'
import { again, withQuery, type Outcome, type Visit } from './visit.ts'

/** A booking with its number, where it and its payment stand, and how to pay what is left. */
export async function showBooking(visit: Visit): Promise<Outcome> {
  const { booking: id } = aimOf(visit.fields)
  if (!visit.userId) return { goTo: withQuery('/book/sign-in', aimOf(visit.fields)) }
  if (visit.fields['own']) return inOwnLanguage(visit, id)
  if (!id) return { goTo: '/book/bookings' }
  try {
    return { page: await bookingOf(visit, id) }
  } catch (thrown) {
    return again(thrown, visit, { step: 'gone' })
  }
}

/** Who comes from a gateway or a mail, which name no language, reads the one of the account. */
async function inOwnLanguage(
  { context, userId = '', language }: Visit,
  booking: string | undefined,
): Promise<Outcome> {
  const user = await getUser(context, userId)
  const goTo = booking ? withQuery('/book/booking', { booking }) : '/book/bookings'
  return { goTo, language: languageOfTag(user.language) ?? language }
}

async function bookingOf({ ctx, call }: Visit, id: string) {
  const path = { id }
  const [booking, payment] = await Promise.all([
    call(ctx, 'getBooking', { path }),
    call(ctx, 'getBookingPayment', { path }),
  ])
  return { step: 'booking' as const, booking, payment, key: randomUUID() }
}

/** As many as fit on a page; all of them are in the dashboard. */
const MOST = 20

export async function showBookings(visit: Visit): Promise<Outcome> {
  const { ctx, call, userId, fields } = visit
  if (!userId) return { goTo: '/book/sign-in' }
  if (fields['own']) return inOwnLanguage(visit, undefined)
  const bookings = await call(ctx, 'listBookings', { query: { limit: String(MOST) } })
  return { page: { step: 'bookings', bookings } }
}

/** There is no such booking in this account, or there cannot be. */
export const NOT_THERE: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVALID_REQUEST'])

/** Opens the payment of a booking, and shows the way to the gateway's page: our forms lead nowhere but to us. */
export async function payBooking(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields, userId } = visit
  const { booking: id } = aimOf(fields)
  if (!userId) return { goTo: withQuery('/book/sign-in', aimOf(fields)) }
  if (!id) return { goTo: '/book/bookings' }
  try {
    const [{ firstName, lastName, email, country }, payment] = await Promise.all([
      call(ctx, 'getProfile', {}),
      call(ctx, 'getBookingPayment', { path: { id } }),
    ])
    const payer = { firstName, lastName, email, ...(country && { country }) }
    const { redirect_url: link, manualPayment } = await call(ctx, 'createPayment', {
      body: { bookingId: Number(id), ...payer, ...paymentOfBooking(fields, payment) },
      headers: { 'idempotency-key': isUuid(fields['key']) ? fields['key'] : randomUUID() },
    })
    const booking = await call(ctx, 'getBooking', { path: { id } })
    const isHere = manualPayment === true || booking.outstandingCents === 0
    if (isHere) return { goTo: withQuery('/book/booking', { booking: id }) }
    return { page: { step: 'pay', booking, link } }
  } catch (thrown) {
    if (thrown instanceof Problem && NOT_THERE.has(thrown.code)) return again(thrown, visit, { step: 'gone' })
    return again(thrown, visit, await bookingOf(visit, id))
  }
}
