import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { cancelBooking } from '../money/cancel-booking.ts'
import { lockBooking } from '../money/find-booking.ts'

const MOST = 500

/**
 * Cancels bookings that nobody has paid when their pickup comes: nobody drives them. What was set aside or paid in part goes
 * back. Those whose payment is on its way wait for it.
 */
export async function expireUnpaid(context: Context): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from booking where status = 'pending' and pickup_at <= ${context.now()}
      and payment_status in ('pending', 'failed') order by pickup_at limit ${MOST}`.execute(
    context.orm.em.fork().getKysely(),
  )
  for (const { id } of rows) {
    await context.orm.em.fork().transactional(async (em) => {
      const booking = await lockBooking(em, { id })
      const isUnpaid = booking.paymentStatus === 'pending' || booking.paymentStatus === 'failed'
      if (booking.status !== 'pending' || !isUnpaid) return
      await cancelBooking(context, em, booking, {
        refundCents: booking.paidCents,
        reason: 'unpaid',
        by: { actor: 'service' },
        why: null,
      })
    })
  }
}
