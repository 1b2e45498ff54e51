import { sql } from 'kysely'
import { isWaitingReport } from '../dispatch/driver-reports.ts'
import type { TaskSource } from './task-source.ts'
import { wayOf } from './way-of.ts'

interface ReportRow {
  id: string
  number: string
  way: string
  kind: string
  since: string
  booking_id: number
  count: string
}

/** What drivers reported that does not fit what is known, and no-shows that they ask for. */
export const driverReportTasks: TaskSource = {
  kind: 'driver-report',
  roles: ['operations'],
  async find({ orm }, limit) {
    const { rows } = await sql<ReportRow>`
      select e.id, b.booking_number as number, ${wayOf('b')} as way, e.kind,
        e.received_at as since, r.booking_id, count(*) over () as count
      from driver_event e join ride r on r.id = e.ride_id join booking b on b.id = r.booking_id
      where ${isWaitingReport} and not r.is_test order by e.received_at, e.id limit ${limit}`.execute(
      orm.em.fork().getKysely(),
    )
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, way, kind, since, booking_id: bookingId }) => ({
        id,
        subject: number,
        about: way,
        detail: [kind],
        since: new Date(since).toISOString(),
        until: null,
        bookingId,
      })),
    }
  },
}
