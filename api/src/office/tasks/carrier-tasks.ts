import { PAPER_REMINDER_DAYS } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { TaskSource } from './task-source.ts'

interface Row {
  id: string
  subject: string | null
  about: string | null
  detail: string[]
  since: string
  until: string | null
  count: string
}

/** Carriers that wait for a decision, the oldest first. */
export const carrierTasks: TaskSource = {
  kind: 'carrier',
  roles: ['operations'],
  find: (context, limit) =>
    found(
      context,
      sql`select c.id, c.legal_name as subject, c.contact_name as about, array[c.kind, c.country_code] as detail,
          coalesce(c.submitted_at, c.created_at) as since, null::timestamptz as until, count(*) over () as count
        from carrier c where c.state = 'submitted' order by 5, c.id limit ${limit}`,
    ),
}

/** Papers that wait for a review, the oldest first. */
export const carrierPaperTasks: TaskSource = {
  kind: 'carrier-paper',
  roles: ['operations'],
  find: (context, limit) =>
    found(
      context,
      sql`select p.id, c.legal_name as subject, coalesce(v.plate, d.first_name || ' ' || d.last_name) as about,
          array[p.kind, p.country_code] as detail, p.created_at as since, null::timestamptz as until, count(*) over () as count
        from carrier_document p join carrier c on c.id = p.carrier_id
          left join vehicle v on v.id = p.vehicle_id left join driver d on d.id = p.driver_id
        where p.state = 'submitted' and c.state not in ('closed', 'rejected') order by p.created_at, p.id limit ${limit}`,
    ),
}

/** Names that are like one of a sanctions list, the likest of each carrier. */
export const screeningTasks: TaskSource = {
  kind: 'screening',
  roles: ['operations'],
  find: (context, limit) =>
    found(
      context,
      sql`select t.*, count(*) over () as count from (
          select distinct on (c.id) c.id, s.name as subject, c.legal_name as about,
            array[s.score::text, s.listed_name] as detail, s.created_at as since, null::timestamptz as until
          from screening_case s join carrier c on c.id = s.carrier_id
          where s.state = 'open' and c.state not in ('closed', 'rejected') order by c.id, s.score desc, s.id) t
        order by t.since, t.id limit ${limit}`,
    ),
}

/** Within so many days a paper that runs out is somebody's business here, too. */
const SOON_DAYS = PAPER_REMINDER_DAYS[3]

/** Papers of carriers that drive which run out soon and have no successor, the first of each carrier. */
export const paperExpiryTasks: TaskSource = {
  kind: 'paper-expiry',
  roles: ['operations'],
  find: (context, limit) =>
    found(
      context,
      sql`select t.*, count(*) over () as count from (
          select distinct on (c.id) c.id, c.legal_name as subject,
            coalesce(v.plate, d.first_name || ' ' || d.last_name) as about, array[p.kind, p.country_code] as detail,
            p.created_at as since, (p.expires_on + 1)::timestamp at time zone 'UTC' as until
          from carrier_document p join carrier c on c.id = p.carrier_id
            left join vehicle v on v.id = p.vehicle_id left join driver d on d.id = p.driver_id
          where p.state = 'approved' and c.state = 'approved' and coalesce(v.is_active, d.is_active, true)
            and p.expires_on between (${context.now()}::timestamptz at time zone 'UTC')::date
              and (${context.now()}::timestamptz at time zone 'UTC')::date + ${SOON_DAYS}::int
            and not exists (
              select 1 from carrier_document n where n.carrier_id = p.carrier_id and n.kind = p.kind and n.id <> p.id
                and n.vehicle_id is not distinct from p.vehicle_id and n.driver_id is not distinct from p.driver_id
                and n.state in ('approved', 'submitted') and (n.expires_on is null or n.expires_on > p.expires_on))
          order by c.id, p.expires_on, p.id) t
        order by t.until, t.id limit ${limit}`,
    ),
}

async function found({ orm }: Context, statement: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`${statement}`.execute(orm.em.fork().getKysely())
  return {
    count: Number(rows[0]?.count ?? 0),
    tasks: rows.map(({ id, subject, about, detail, since, until }) => ({
      id,
      subject: subject ?? '',
      about: about ?? '',
      detail,
      since: new Date(since).toISOString(),
      until: until && new Date(until).toISOString(),
      bookingId: null,
    })),
  }
}
