import { sql } from 'kysely'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { RideEvent, type RideEventRow } from '#rides/ride/ride-event.entity.ts'
import { entry, type TimelineEntry } from './timeline.ts'

/** What carriers do about a ride, and what becomes of it where none drives it. */
const FOUND: readonly RideEventRow['move'][] = ['offer', 'accept', 'assign', 'unassign', 'release', 'give-up']
/** The day of a ride, where its carrier tells of it and no phone does. */
const DRIVEN: readonly RideEventRow['move'][] = ['depart', 'arrive', 'board', 'finish']

/**
 * How the rides of a booking found who drives them, with the carrier that each step is about. What the booking's own steps, the audit
 * trail and drivers' reports tell is not told twice.
 */
export async function rideSteps(
  em: EntityManager,
  bookingId: number,
  most: number,
): Promise<TimelineEntry[]> {
  const events = await findRows(
    em,
    RideEvent,
    sql`where ride_id in (select id from ride where booking_id = ${bookingId}) and (
        actor in ('carrier', 'service') and move in (${sql.join([...FOUND])})
        or actor = 'carrier' and move in (${sql.join([...DRIVEN])}))
      order by id desc limit ${most}`,
  )
  const ids = [...new Set(events.flatMap(({ carrierId }) => carrierId ?? []))]
  const carriers = ids.length > 0 ? await findRows(em, Carrier, sql`where id in (${sql.join(ids)})`) : []
  const names = new Map(carriers.map(({ id, legalName }) => [id, legalName ?? null]))
  return events.map(({ at, move, actor, carrierId }) =>
    entry({
      at: at.toISOString(),
      source: 'ride',
      code: move,
      actor: actor === 'service' ? actor : null,
      words: names.get(carrierId ?? '') ?? null,
    }),
  )
}
