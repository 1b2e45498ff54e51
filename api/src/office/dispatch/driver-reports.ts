import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { DriverEvent, type DriverEventRow } from '#rides/day/driver-event.entity.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { settleOfRide } from './settle-of-ride.ts'

/** Reports `e` of a ride `r` that a person looks into, in SQL: contradictions, and no-shows while the ride has no outcome. */
export const isWaitingReport = sql<boolean>`(e.settled_at is null and (e.outcome = 'to-a-person'
  or e.kind = 'no-show' and e.outcome = 'taken' and r.state in ('assigned', 'on-the-way', 'arrived')))`

/** Notes that a report was looked into. @throws Problem NOT_FOUND */
export async function settleReport(
  context: Context,
  administrator: Administrator,
  id: string,
): Promise<void> {
  await settleOfRide<DriverEventRow>(context, administrator, id, {
    entity: DriverEvent,
    missing: 'There is no such report.',
    action: 'ride.report-settled',
    told: ({ kind }) => ({ kind }),
  })
}
