import { CARD_REFUND_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'
import { wayOf } from './way-of.ts'

interface Waiting {
  id: string
  number: string
  cents: number
  since: string
  bookingId: number
  count: string
}

interface ApprovalRow extends Omit<Waiting, 'bookingId' | 'cents'> {
  kind: string
  way: string
  cents: number | null
  until: string
  bookingId: number | null
}

/** What a second person has to agree to, until it is off. */
export const approvalTasks: TaskSource = {
  kind: 'approval',
  roles: ['operations', 'finance'],
  async find({ orm, now }, limit) {
    const { rows } = await sql<ApprovalRow>`
      select a.id, a.kind, coalesce(b.booking_number, a.promo_code, '') as number,
        coalesce(${wayOf('b')}, '') as way, a.amount_cents as cents,
        a.requested_at as since, a.expires_at as until, b.id as "bookingId", count(*) over () as count
      from approval a left join booking b on b.id = a.booking_id
      where a.status = 'open' and a.expires_at > ${now()} order by a.expires_at, a.id limit ${limit}`.execute(
      orm.em.fork().getKysely(),
    )
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, kind, number, way, cents, since, until, bookingId }) => ({
        id,
        subject: number,
        about: way,
        detail: [kind, ...(cents === null ? [] : [String(cents)])],
        since: new Date(since).toISOString(),
        until: new Date(until).toISOString(),
        bookingId,
      })),
    }
  },
}

interface RefundRow extends Waiting {
  gateway: string
  failure: string | null
}

/** Refunds that a gateway could not send, or is at for longer than any bank takes. */
export const cardRefundTasks: TaskSource = {
  kind: 'card-refund',
  roles: ['finance'],
  async find({ orm, now }, limit) {
    const longAgo = new Date(now().getTime() - CARD_REFUND_DAYS * MS_PER_DAY)
    const { rows } = await sql<RefundRow>`
      select r.id, b.booking_number as number, r.amount_cents as cents, r.gateway, r.failure, r.asked_at as since,
        b.id as "bookingId", count(*) over () as count
      from card_refund r join booking b on b.id = r.booking_id
      where (r.status = 'failed' or r.status = 'pending' and r.asked_at <= ${longAgo}) and r.gateway <> 'test'
      order by r.asked_at, r.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, cents, gateway, failure, since, bookingId }) => ({
        id,
        subject: number,
        about: gateway,
        detail: [String(cents), ...(failure ? [failure] : [])],
        since: new Date(since).toISOString(),
        until: null,
        bookingId,
      })),
    }
  },
}
