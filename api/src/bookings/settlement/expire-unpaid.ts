import { MS_PER_HOUR, UNCONFIRMED_BOOKING_HOURS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { cancelBooking } from '../cancellations/cancel-booking.ts'
import { lockBooking } from '../booking/booking-record.ts'

const MOST = 500

/**
 * Cancels bookings that nobody has paid when their pickup comes: nobody drives them; and sooner those of an address that nobody
 * confirmed. What was set aside or paid in part goes back. Those whose payment is on its way wait for it.
 * @throws Error at the end, when some could not be cancelled; the others were
 */
export async function expireUnpaid(context: Context): Promise<void> {
  let failed = 0
  for (const { id, isEarly } of await waiting(context)) {
    await expire(context, id, isEarly).catch((error: unknown) => {
      failed += 1
      context.log.error({ err: error, bookingId: id }, 'an unpaid booking could not be cancelled')
    })
  }
  if (failed > 0) throw new Error(`${failed} unpaid bookings could not be cancelled.`)
}

/** Cancels one booking that is not paid, where it still is not. */
export function expire(context: Context, id: number, isEarly: boolean): Promise<void> {
  return context.orm.em.fork().transactional(async (em) => {
    const booking = await lockBooking(em, { id })
    const isUnpaid = booking.paymentStatus === 'pending' || booking.paymentStatus === 'failed'
    if (booking.status !== 'pending' || !isUnpaid) return
    await cancelBooking(context, em, booking, {
      refundCents: booking.paidCents,
      reason: 'unpaid',
      by: { actor: 'service' },
      why: null,
      // The address may be a stranger's, who got a few mails already.
      isSilent: isEarly,
    })
  })
}

async function waiting({ orm, now }: Context): Promise<{ id: number; isEarly: boolean }[]> {
  const madeBefore = new Date(now().getTime() - UNCONFIRMED_BOOKING_HOURS * MS_PER_HOUR)
  const { rows } = await sql<{ id: number; isEarly: boolean }>`
    select b.id, b.pickup_at > ${now()} as "isEarly"
    from booking b join app_user u on u.id = b.user_id
    where b.status = 'pending' and b.payment_status in ('pending', 'failed')
      and (b.pickup_at <= ${now()}
        or (u.email_confirmed_at is null and b.paid_cents = 0 and b.created_at <= ${madeBefore}))
    order by b.pickup_at limit ${MOST}`.execute(orm.em.fork().getKysely())
  return rows
}
