import { ACCOUNT_WATCH, MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { TaskSource } from './task-source.ts'

interface AccountRow {
  id: string
  name: string
  email: string
  detail: string[]
  since: string
  count: string
}

/**
 * Accounts to look into: within some days, and since somebody last did, many payments that were declined, many bookings that nobody
 * paid, or many attempts to sign in while the account was blocked (`ACCOUNT_WATCH`).
 */
export const accountTasks: TaskSource = {
  kind: 'account',
  roles: ['support', 'operations', 'finance'],
  async find({ orm, now }, limit) {
    const to = now()
    const from = new Date(to.getTime() - ACCOUNT_WATCH.days * MS_PER_DAY)
    // With an end to it: of what has none PostgreSQL expects a third of all that there is, and would plan the statement anew each time to know better.
    const isLately = (at: string) => sql`${sql.ref(at)} > ${from} and ${sql.ref(at)} <= ${to}`
    const { declinedPayments, unpaidBookings, blockedSignIns } = ACCOUNT_WATCH
    const { rows } = await sql<AccountRow>`
      with signs as (
        select b.user_id, 'declined-payments' as code, s.created_at as at, ${declinedPayments}::int as most
        from payment_session s join booking b on b.id = s.booking_id
        where s.status = 'declined' and ${isLately('s.created_at')} and not b.is_test
        union all
        select user_id, 'unpaid-bookings', created_at, ${unpaidBookings}::int from booking
        where ${isLately('created_at')} and status = 'pending' and payment_status in ('pending', 'failed')
          and paid_cents = 0 and not is_test and pickup_at > ${to}
        union all
        select user_id, 'blocked-sign-ins', at, ${blockedSignIns}::int from sign_in_attempt
        where outcome = 'blocked' and ${isLately('at')}),
      found as (
        select g.user_id, g.code, min(g.at) as since
        from signs g join app_user u on u.id = g.user_id
        where u.erased_at is null and (u.looked_into_at is null or g.at > u.looked_into_at)
        group by g.user_id, g.code, g.most having count(*) >= g.most)
      select u.id, u.first_name || ' ' || u.last_name as name, u.email, array_agg(f.code order by f.code) as detail,
        min(f.since) as since, count(*) over () as count
      from found f join app_user u on u.id = f.user_id
      group by u.id order by min(f.since), u.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, name, email, detail, since }) => ({
        id,
        subject: name,
        about: email,
        detail,
        since: new Date(since).toISOString(),
        until: null,
        bookingId: null,
      })),
    }
  },
}

/**
 * Accounts whose change of address was taken back within some days: somebody else may have been in them. What they did there meanwhile
 * is for a person to look at.
 */
export const addressChangeTasks: TaskSource = {
  kind: 'address-change',
  roles: ['support', 'operations'],
  async find({ orm, now }, limit) {
    const from = new Date(now().getTime() - ACCOUNT_WATCH.days * MS_PER_DAY)
    const { rows } = await sql<Omit<AccountRow, 'detail'>>`
      select u.id, u.first_name || ' ' || u.last_name as name, u.email, max(l.used_at) as since, count(*) over () as count
      from account_link l join app_user u on u.id = l.user_id
      where l.purpose = 'email-changed' and l.used_at > ${from} and l.email = u.email and u.erased_at is null
        and (u.looked_into_at is null or l.used_at > u.looked_into_at)
      group by u.id order by max(l.used_at), u.id limit ${limit}`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, name, email, since }) => ({
        id,
        subject: name,
        about: email,
        detail: ['undone'],
        since: new Date(since).toISOString(),
        until: null,
        bookingId: null,
      })),
    }
  },
}
