import { sql } from 'kysely'
import { givenUpAt } from '#rides/offers/dispatch-plan.ts'
import { isUnassigned } from '../dispatch/unassigned-rides.ts'
import type { TaskSource } from './task-source.ts'
import { wayOf } from './way-of.ts'

interface RideTaskRow {
  id: string
  number: string
  way: string
  state: string
  pickup_at: string
  since: string
  booking_id: number
  count: string
}

/** Rides soon that no carrier has, or whose carrier has named no driver: they are given up in time unless somebody finds one. */
export const rideTasks: TaskSource = {
  kind: 'ride',
  roles: ['operations'],
  async find({ orm, now }, limit) {
    const { rows } = await sql<RideTaskRow>`
      select r.id, b.booking_number as number, ${wayOf('b')} as way, r.state, r.pickup_at,
        r.updated_at as since, r.booking_id, count(*) over () as count
      from ride r join booking b on b.id = r.booking_id
      where ${isUnassigned(now())} order by r.pickup_at, r.id limit ${limit}`.execute(
      orm.em.fork().getKysely(),
    )
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, way, state, pickup_at: pickupAt, since, booking_id: bookingId }) => ({
        id,
        subject: number,
        about: way,
        detail: [state === 'accepted' ? 'no-driver' : 'no-carrier'],
        since: new Date(since).toISOString(),
        until: givenUpAt(new Date(pickupAt)).toISOString(),
        bookingId,
      })),
    }
  },
}
