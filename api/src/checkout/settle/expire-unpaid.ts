import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { cancelBooking } from '../money/cancel-booking.ts'
import { lockBooking } from '../money/find-booking.ts'

const MOST = 500

/**
 * Cancels bookings that nobody has paid when their pickup comes: nobody drives them. What was set aside or paid in part goes
 * back. Those whose payment is on its way wait for it.
 * @throws Error at the end, when some could not be cancelled; the others were
 */
export async function expireUnpaid(context: Context): Promise<void> {
  let failed = 0
  for (const id of await waiting(context)) {
    await expire(context, id).catch((error: unknown) => {
      failed += 1
      context.log.error({ err: error, bookingId: id }, 'an unpaid booking could not be cancelled')
    })
  }
  if (failed > 0) throw new Error(`${failed} unpaid bookings could not be cancelled.`)
}

function expire(context: Context, id: number): Promise<void> {
  return context.orm.em.fork().transactional(async (em) => {
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

async function waiting({ orm, now }: Context): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from booking where status = 'pending' and pickup_at <= ${now()}
      and payment_status in ('pending', 'failed') order by pickup_at limit ${MOST}`.execute(
    orm.em.fork().getKysely(),
  )
  return rows.map(({ id }) => id)
}
