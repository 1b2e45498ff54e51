import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'

interface Row {
  id: string
  subject: string
  about: string | null
  kind: string
  country: string
  since: string
  count: string
}

/** Partners that wait for a decision, the oldest first. */
export const partnerTasks: TaskSource = {
  kind: 'partner',
  roles: ['operations'],
  async find({ orm }, limit) {
    const { rows } = await sql<Row>`
      select id, name as subject, contact_name as about, kind, country_code as country,
        coalesce(submitted_at, created_at) as since, count(*) over () as count
      from partner where state = 'submitted' order by 6, id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, subject, about, kind, country, since }) => ({
        id,
        subject,
        about: about ?? '',
        detail: [kind, country],
        since: new Date(since).toISOString(),
        until: null,
        bookingId: null,
      })),
    }
  },
}
