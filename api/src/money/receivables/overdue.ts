import { sql, type RawBuilder } from 'kysely'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** The condition of an invoice `i` that is past its due date and not paid: the due date itself is in time, in UTC. */
export const isOverdue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(i.open_cents > 0 and i.due_on < ${utcDay(now)}::date)`
