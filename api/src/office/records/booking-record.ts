import { addressOf } from '#people/accounts/open-guest.ts'
import type { components } from '@fiacre/sdk/contract'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { User } from '#people/accounts/user.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { AS_LONG_AS_NEEDED } from '#prices/quotes/quote-periods.ts'
import { Quote } from '#prices/quotes/quote.entity.ts'
import { mapUrl } from '#prices/quotes/quote-view.ts'
import { bookingTimeline } from './booking-timeline.ts'
import { mailsToSend } from './mails-to-send.ts'

/** @throws Problem NOT_FOUND */
export async function bookingRow({ orm }: Context, id: number): Promise<BookingRow> {
  const booking = await findRow(orm.em.fork(), Booking, { id })
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  return booking
}

/** What stands beside a booking on its page: whose it is, the way, what can be sent again, and its whole story. @throws Problem NOT_FOUND */
export async function bookingRecord(
  context: Context,
  id: number,
): Promise<components['schemas']['BookingRecord']> {
  const booking = await bookingRow(context, id)
  const em = context.orm.em.fork()
  const [user, quote] = await Promise.all([
    findRow(em, User, { id: booking.userId }),
    findRow(em, Quote, { id: booking.quoteId, keptUntil: AS_LONG_AS_NEEDED }),
  ])
  const email = user && !user.erasedAt ? addressOf(user) : null
  return {
    userId: email === null ? null : booking.userId,
    language: email === null ? null : (user?.language ?? null),
    mapUrl: quote?.routeId ? mapUrl(quote.routeId) : null,
    termsVersion: booking.termsVersion ?? null,
    promoCode: booking.promoCode ?? null,
    mails: email === null ? [] : mailsToSend(booking),
    hasReceipt: booking.paidCents > 0 || booking.refundedCents > 0,
    timeline: await bookingTimeline(context, booking, email),
  }
}
