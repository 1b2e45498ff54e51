import { sql } from 'kysely'
import type { BookingRow } from '../booking/booking.entity.ts'
import { recordStep, standingOf, type Step } from '../booking/booking-events.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'

/**
 * The money that a change waited for is not coming, or could not be used: the change is not made, and the traveller is told.
 * Under the booking's lock.
 * @returns whether the change still waited
 */
export async function changeNotPaid(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  changeId: string,
  { mail, ...by }: Omit<Step, 'kind'> & { mail: 'payment-failed' | 'payment-returned' },
): Promise<boolean> {
  const now = context.now()
  const { rows } = await sql`
    update booking_change set status = 'dropped', settled_at = ${now}
    where id = ${changeId} and status = 'open' returning 1`.execute(em.getKysely())
  if (rows.length === 0) return false
  await recordStep(em, booking, standingOf(booking), { ...by, kind: 'PAYMENT_FAILED' }, now)
  if (booking.status === 'cancelled') return true
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}&change=unpaid`, { kind: mail })
  return true
}
