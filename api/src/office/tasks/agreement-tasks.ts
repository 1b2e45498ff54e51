import { sql } from 'kysely'
import { isBehind, type AgreeingKind } from '#people/businesses/agreements.ts'
import type { TaskSource } from './task-source.ts'

interface Row {
  id: string
  subject: string | null
  about: string | null
  kind: AgreeingKind
  since: string
  until: string
  count: string
}

/** Partners and carriers in business who have not agreed to a version that was published: until its day, and from there on. */
export const agreementTasks: TaskSource = {
  kind: 'agreement',
  roles: ['operations'],
  async find({ orm }, limit) {
    const { rows } = await sql<Row>`
      select t.*, count(*) over () as count from (
        select b.id, b.name as subject, b.contact_name as about, 'partner' as kind, v.published_at as since, v.effective_at as until
        from agreement_version v join partner b on b.is_live and ${isBehind('partner', sql`b.id`, sql`v.version`)}
        where v.document = 'partnership-agreement' and v.has_notice
          and v.version = (select max(n.version) from agreement_version n where n.document = v.document)
        union all
        select b.id, b.legal_name, b.contact_name, 'carrier', v.published_at, v.effective_at
        from agreement_version v join carrier b on b.state in ('approved', 'suspended')
          and ${isBehind('carrier', sql`b.id`, sql`v.version`)}
        where v.document = 'carrier-licence' and v.has_notice
          and v.version = (select max(n.version) from agreement_version n where n.document = v.document)) t
      order by t.until, t.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, subject, about, kind, since, until }) => ({
        id,
        subject: subject ?? '',
        about: about ?? '',
        detail: [kind],
        since: new Date(since).toISOString(),
        until: new Date(until).toISOString(),
        bookingId: null,
      })),
    }
  },
}
