import { sql } from 'kysely'
import { isUnassigned } from '../dispatch/unassigned-rides.ts'
import type { HealthSource } from './check.ts'

/** Rides soon that nobody is known to drive. It does not wait: whoever takes it up finds a driver by phone. */
export const ridesSource: HealthSource = {
  name: 'rides',
  async look({ orm, now }) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ride r where ${isUnassigned(now())}`.execute(orm.em.fork().getKysely())
    const count = rows[0]?.count ?? '0'
    return { state: count === '0' ? 'ok' : 'failing', since: null, values: [count] }
  },
}
