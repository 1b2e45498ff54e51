import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { TaskSource } from './task-source.ts'
import { wayOf } from './way-of.ts'

interface ReviewRow {
  id: string
  why: string
  since: string
  bookingId: number | null
  number: string | null
  gateway: string
  count: string
}

/** In the words of `payment_review_task_waiting_index`. */
const IS_WAITING = sql`resolution is null and gateway <> 'test'`

/** Money that fits nothing we asked for; what was tried out keeps nobody waiting. */
export const reviewTasks: TaskSource = {
  kind: 'payment-review',
  roles: ['finance'],
  async find({ orm }, limit) {
    const { rows } = await sql<ReviewRow>`
      select r.id, r.why, r.received_at as since, r.booking_id as "bookingId", b.booking_number as number, r.gateway,
        (select count(*) from payment_review where ${IS_WAITING}) as count
      from (select * from payment_review where ${IS_WAITING} order by received_at, id limit ${limit}) r
      left join booking b on b.id = r.booking_id
      order by r.received_at, r.id`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, why, since, bookingId, number, gateway }) => ({
        id,
        subject: number ?? gateway,
        about: number === null ? '' : gateway,
        detail: [why],
        since: new Date(since).toISOString(),
        until: null,
        bookingId,
      })),
    }
  },
}

interface TransferRow {
  id: number
  number: string
  way: string
  since: string
  until: string
  outstanding: number
  count: string
}

/** Bank transfers that were announced and have not come: somebody looks at the bank's statement. */
export const transferTasks: TaskSource = {
  kind: 'transfer',
  roles: ['finance', 'operations'],
  async find({ orm }: Context, limit) {
    const { rows } = await sql<TransferRow>`
      select id, booking_number as number, ${wayOf('booking')} as way, created_at as since, pickup_at as until,
        prepayment_cents - paid_cents as outstanding, count(*) over () as count
      from booking
      where payment_status = 'pending' and payment_method = 'bank_transfer' and not is_test
        and status not in ('cancelled', 'completed') and prepayment_cents > paid_cents
      order by pickup_at, id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, way, since, until, outstanding }) => ({
        id: String(id),
        subject: number,
        about: way,
        detail: [String(outstanding)],
        since: new Date(since).toISOString(),
        until: new Date(until).toISOString(),
        bookingId: id,
      })),
    }
  },
}
