import { MS_PER_DAY, PAYOUTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'

interface ObjectedRow {
  id: string
  month: string
  name: string | null
  words: string
  objections: number
  since: string
  period_to: string
  count: string
}

/** Statements that are objected to, the one with the oldest objection first: they are paid once that is decided. */
export const objectionTasks: TaskSource = {
  kind: 'statement-objection',
  roles: ['finance'],
  async find({ orm }, limit) {
    const { rows } = await sql<ObjectedRow>`
      select s.id, to_char(s.period_from at time zone 'UTC', 'YYYY-MM') as month, coalesce(c.legal_name, p.name) as name,
        o.words, o.objections, o.since, s.period_to, count(*) over () as count
      from (select statement_id, count(*)::int as objections, min(created_at) as since,
          (array_agg(words order by created_at, id))[1] as words
        from statement_objection where state = 'open' group by statement_id) o
      join payout_statement s on s.id = o.statement_id
        left join carrier c on s.payee_kind = 'carrier' and c.id = s.payee_id
        left join partner p on s.payee_kind = 'partner' and p.id = s.payee_id
      order by o.since, s.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, month, name, words, objections, since, period_to: end }) => ({
        id,
        subject: name ?? '',
        about: month,
        detail: [String(objections), words],
        since: new Date(since).toISOString(),
        // By then it is to be paid.
        until: new Date(new Date(end).getTime() + PAYOUTS.withinDays * MS_PER_DAY).toISOString(),
        bookingId: null,
      })),
    }
  },
}
