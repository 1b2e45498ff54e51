import { sql } from 'kysely'
import { Booking } from '#bookings/booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { DriverEvent } from '#rides/day/driver-event.entity.ts'
import { Ride } from '#rides/ride/ride.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

/** Reports `e` of a ride `r` that a person looks into, in SQL: contradictions, and no-shows while the ride has no outcome. */
export const isWaitingReport = sql<boolean>`(e.settled_at is null and (e.outcome = 'to-a-person'
  or e.kind = 'no-show' and e.outcome = 'taken' and r.state in ('assigned', 'on-the-way', 'arrived')))`

/** Notes that a report was looked into; said twice is said once. @throws Problem NOT_FOUND */
export async function settleReport(
  { orm, now }: Context,
  administrator: Administrator,
  id: string,
): Promise<void> {
  const time = now()
  await orm.em.fork().transactional(async (em) => {
    const report = await lockRow(em, DriverEvent, sql`id = ${id}`)
    const ride = report && (await findRow(em, Ride, { id: report.rideId }))
    const booking = ride && (await findRow(em, Booking, { id: ride.bookingId }))
    if (!report || !booking) throw new Problem('NOT_FOUND', 'There is no such report.')
    if (report.settledAt) return
    report.settledAt = time
    await saveRow(em, DriverEvent, report)
    await recordAudit(
      em,
      {
        by: administrator,
        action: 'ride.report-settled',
        subject: 'booking',
        subjectId: String(booking.id),
        before: null,
        after: { leg: ride.leg, kind: report.kind },
        personId: booking.userId,
        reason: null,
      },
      time,
    )
  })
}
