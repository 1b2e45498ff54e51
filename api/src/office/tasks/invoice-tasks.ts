import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'
import { isOverdue } from '#money/receivables/overdue.ts'

interface OverdueRow {
  id: string
  number: string
  name: string
  open: number
  due: string
  count: string
}

/** Invoices that partners have not paid in time, the oldest first. */
export const invoiceTasks: TaskSource = {
  kind: 'invoice-overdue',
  roles: ['finance'],
  async find({ orm, now }, limit) {
    const { rows } = await sql<OverdueRow>`
      select i.id, i.number, coalesce(p.legal_name, p.name) as name, i.open_cents as open, i.due_on::text as due,
        count(*) over () as count
      from partner_invoice i join partner p on p.id = i.partner_id
      where ${isOverdue(now())}
      order by i.due_on, i.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, number, name, open, due }) => ({
        id,
        subject: name,
        about: number,
        detail: [String(open)],
        since: new Date(`${due}T00:00:00Z`).toISOString(),
        until: null,
        bookingId: null,
      })),
    }
  },
}
