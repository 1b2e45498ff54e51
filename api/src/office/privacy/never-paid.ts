import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { deleteBookings } from './delete-bookings.ts'
import { daysBefore } from './keeping.ts'
import { lockBookingsToDelete } from './lock-bookings.ts'

/** Bookings a transaction deletes at most. */
const BATCH = 500

/**
 * Deletes what is cancelled and nobody ever paid, of addresses that nobody confirmed, and of people who were removed: there is
 * nothing in it that bookkeeping asks for, and anybody can make as much of it as they like. What ever saw money, or may yet, stays.
 */
export async function sweepNeverPaid({ orm, now }: Context): Promise<void> {
  const limit = daysBefore(now(), KEPT_DAYS.neverPaid)
  for (;;) {
    const count = await orm.em.fork().transactional(async (em) => {
      const rows = await lockBookingsToDelete(
        em,
        sql`
          join app_user u on u.id = b.user_id
          where u.email_confirmed_at is null and b.status = 'cancelled' and b.updated_at <= ${limit}
            and b.payment_status in ('pending', 'failed') and b.paid_cents = 0 and b.refunded_cents = 0
            and not exists (select 1 from ledger_posting l where l.booking_id = b.id)
            and not exists (select 1 from payment_review r where r.booking_id = b.id)
            and not exists (select 1 from payment_session s
              where s.booking_id = b.id and s.status in ('processing', 'paid', 'review'))`,
        BATCH,
      )
      await deleteBookings(em, rows)
      return rows.length
    })
    if (count < BATCH) return
  }
}
