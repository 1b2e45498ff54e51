import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'

interface ChargebackRow {
  id: string
  number: string | null
  disputeId: string
  gateway: string
  cents: number
  reason: string
  since: string
  until: string | null
  bookingId: number | null
  count: string
}

/** Payments that the holder of a card disputes: they can be answered until the gateway's day. */
export const chargebackTasks: TaskSource = {
  kind: 'chargeback',
  roles: ['finance'],
  async find({ orm }, limit) {
    const { rows } = await sql<ChargebackRow>`
      select c.id, b.booking_number as number, c.dispute_id as "disputeId", c.gateway, c.amount_cents as cents, c.reason,
        c.opened_at as since, c.evidence_due_by as until, c.booking_id as "bookingId", count(*) over () as count
      from chargeback c left join booking b on b.id = c.booking_id
      where c.status in ('inquiry', 'open') and c.gateway <> 'test'
      order by c.evidence_due_by nulls last, c.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, disputeId, gateway, cents, reason, since, until, bookingId }) => ({
        id,
        subject: number ?? disputeId,
        about: gateway,
        detail: [String(cents), reason],
        since: new Date(since).toISOString(),
        until: until && new Date(until).toISOString(),
        bookingId,
      })),
    }
  },
}
