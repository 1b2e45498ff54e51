import { sql } from 'kysely'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'

/** Writes what a payment changes of a booking, be it a plain row or one that the ORM watches. */
export async function saveMoney(em: EntityManager, booking: BookingRow): Promise<void> {
  const { prepaymentPercent, prepaymentCents, paidCents, setAsideCents, refundedCents } = booking
  await sql`
    update booking set status = ${booking.status}, payment_status = ${booking.paymentStatus},
      prepayment_percent = ${prepaymentPercent}, prepayment_cents = ${prepaymentCents}, paid_cents = ${paidCents},
      set_aside_cents = ${setAsideCents}, refunded_cents = ${refundedCents}, earning_id = ${booking.earningId},
      revision = ${booking.revision}, updated_at = ${booking.updatedAt}
    where id = ${booking.id}`.execute(em.getKysely())
}
