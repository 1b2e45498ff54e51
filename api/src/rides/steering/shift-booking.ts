import { instantToLocal } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { saveBooking } from '#bookings/booking/booking-record.ts'
import type { EntityManager } from '#platform/database/orm.ts'

/**
 * Lets time pass for a locked test booking: its own instants, those of its rides and of its payment pages go back by as much, so that every rule and
 * every screen finds it so much nearer to its pickup, and so much longer booked, by the one clock that there is (decision 95). What has happened, the
 * trail and the books, keeps its time.
 */
export async function shiftBooking(
  em: EntityManager,
  booking: BookingRow,
  ms: number,
  now: Date,
): Promise<void> {
  if (!booking.isTest) throw new Error('Time passes for test bookings alone.')
  const back = (at: Date) => new Date(at.getTime() - ms)
  booking.pickupAt = back(booking.pickupAt)
  booking.createdAt = back(booking.createdAt)
  booking.updatedAt = now
  const { date, time } = instantToLocal(booking.pickupAt, booking.timeZone)
  booking.pickupDate = date
  booking.pickupTime = time
  if (booking.returnAt) {
    booking.returnAt = back(booking.returnAt)
    const onReturn = instantToLocal(booking.returnAt, booking.timeZone)
    booking.returnDate = onReturn.date
    booking.returnTime = onReturn.time
  }
  await saveBooking(em, booking)
  const by = sql`${ms} * interval '1 millisecond'`
  const db = em.getKysely()
  await sql`
    update ride set pickup_at = pickup_at - ${by}, ends_at = ends_at - ${by}, landed_at = landed_at - ${by},
      flight_due_at = flight_due_at - ${by}, amendment_until = amendment_until - ${by}, departed_at = departed_at - ${by},
      arrived_at = arrived_at - ${by}, boarded_at = boarded_at - ${by}, finished_at = finished_at - ${by}
    where booking_id = ${booking.id} and is_test`.execute(db)
  await sql`
    update payment_session set created_at = created_at - ${by}, look_at = look_at - ${by}
    where booking_id = ${booking.id} and gateway = 'test'`.execute(db)
  await sql`
    update sandbox_session set created_at = created_at - ${by}
    where session_id in (select id from payment_session where booking_id = ${booking.id} and gateway = 'test')`.execute(
    db,
  )
}
