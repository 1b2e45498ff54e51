import { sql } from 'kysely'
import { User } from '#people/accounts/user.entity.ts'
import { Booking, type BookingRow } from '../booking/booking.entity.ts'
import { dueToCarrierCents, outstandingCents } from '../booking/booking-money.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { BookingNews, HeldMail } from '#platform/mail/held-mail.ts'
import { bankTransferFor } from '../funds/bank-transfer.ts'
import { mailUser } from '../booking/mail-traveller.ts'

const MOST = 200

/** Tells everybody whose address is confirmed what was held back, as by now there may be room for it. */
export async function sendAllHeldMail(context: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from mail_record r
    join booking b on b.booking_number = r.booking_number join app_user u on u.id = b.user_id
    where r.outcome = 'held' and u.email_confirmed_at is not null limit ${MOST}`.execute(
    context.orm.em.fork().getKysely(),
  )
  for (const { id } of rows) await sendHeldMail(context, id)
}

/**
 * Tells a traveller what was held back and is still true, of each booking as it stands now. What is not true any more is
 * forgotten; what there is no room for yet is held back again when its turn comes.
 */
export async function sendHeldMail(context: Context, userId: string): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const user = await findRow(em, User, { id: userId })
    if (!user || user.erasedAt || !user.emailConfirmedAt) return
    for (const { bookingId, news, path } of await takeHeld(em, userId)) {
      const booking = await findRow(em, Booking, { id: bookingId })
      const fresh = booking && stillTrue(context, booking, news)
      if (fresh) await mailUser(context, em, user, booking, path, fresh)
    }
  })
}

/** Takes what is held back for a traveller: of each booking and kind the last, in the order in which it happened. */
async function takeHeld(em: EntityManager, userId: string): Promise<(HeldMail & { bookingId: number })[]> {
  const { rows } = await sql<{ seq: number; kind: string; held: HeldMail; bookingId: number }>`
    with taken as (
      delete from mail_record where outcome = 'held'
        and booking_number in (select booking_number from booking where user_id = ${userId})
      returning seq, kind, held, booking_number)
    select seq, kind, held, b.id as "bookingId" from taken t join booking b on b.booking_number = t.booking_number
    order by seq`.execute(em.getKysely())
  const last = new Map(rows.map((row) => [`${row.bookingId} ${row.kind}`, row]))
  return [...last.values()]
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ held, bookingId }) => ({ ...held, bookingId }))
}

/** The news as it is now; undefined when it is none any more. */
function stillTrue(context: Context, booking: BookingRow, news: BookingNews): BookingNews | undefined {
  const isCancelled = booking.status === 'cancelled'
  const isUnpaid =
    (booking.paymentStatus === 'pending' || booking.paymentStatus === 'failed') &&
    outstandingCents(booking) > 0 &&
    booking.pickupAt > context.now()
  switch (news.kind) {
    case 'bank-transfer': {
      const transfer = isUnpaid ? bankTransferFor(context, booking) : null
      return transfer ? { ...news, transfer } : undefined
    }
    case 'booking-received':
      return isUnpaid && booking.paymentMethod === 'card' ? news : undefined
    case 'payment-failed':
    case 'payment-returned':
      return isUnpaid ? news : undefined
    case 'payment-processing':
    case 'payment-in-review':
      return booking.paymentStatus === 'processing' && !isCancelled ? news : undefined
    case 'booking-paid':
    case 'receipt':
      return booking.paymentStatus === 'completed' && !isCancelled ? news : undefined
    case 'driver-details':
    case 'driver-arrived':
    case 'driver-late':
    case 'ride-incident':
      return isCancelled || booking.status === 'completed' ? undefined : news
    case 'rate-ride':
      return isCancelled ? undefined : news
    case 'booking-changed':
      return isCancelled ? undefined : { ...news, dueBeforeCents: dueToCarrierCents(booking) }
    case 'booking-cancelled':
      return isCancelled ? news : undefined
    case 'payment-to-balance':
    case 'refund':
      return news
  }
}
