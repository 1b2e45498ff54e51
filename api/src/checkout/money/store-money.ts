import { sql } from 'kysely'
import type { BookingRow } from '../../bookings/booking.entity.ts'
import type { EntityManager } from '../../database/orm.ts'

/** Writes what a payment changes of a booking, be it a plain row or one that the ORM watches. */
export async function storeMoney(em: EntityManager, booking: BookingRow): Promise<void> {
  const { id, status, paymentStatus, paidCents, setAsideCents, earningId, revision, updatedAt } = booking
  await sql`
    update booking set status = ${status}, payment_status = ${paymentStatus}, paid_cents = ${paidCents},
      set_aside_cents = ${setAsideCents}, earning_id = ${earningId}, revision = ${revision}, updated_at = ${updatedAt}
    where id = ${id}`.execute(em.getKysely())
}
