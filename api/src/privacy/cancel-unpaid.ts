import { sql } from 'kysely'
import type { UserRow } from '../accounts/user.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { bookingSummary } from '../bookings/booking-summary.ts'
import type { Context } from '../context.ts'
import { findRows } from '../database/rows.ts'
import type { EntityManager } from '../database/orm.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { releasePromo } from '../promotions/promotions.service.ts'

/** Cancels the bookings of an account that ends which nobody has paid; their promo codes can be used again. */
export async function cancelUnpaid(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const rest = sql`
    where user_id = ${user.id} and status = 'pending' and payment_status <> 'completed' order by id for update`
  for (const booking of await findRows(em, Booking, rest)) {
    await sql`update booking set status = 'cancelled' where id = ${booking.id}`.execute(em.getKysely())
    await releasePromo(em, booking.id)
    await enqueueMail(context, em, user, {
      kind: 'booking-cancelled',
      firstName: user.firstName,
      booking: bookingSummary(booking),
      reason: 'account-closed',
      refundCents: null,
      link: `${context.publicUrl}/`,
    })
  }
}
