import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { mailTraveller } from '#bookings/booking/mail-traveller.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { lockRideAndBooking } from '#rides/ride/advance-ride.ts'
import { RideIncident } from '#rides/ride/ride-incident.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { emailsOf } from '../audit/emails-of.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** As many are kept of a ride. */
const MOST = 100

/**
 * Records what went wrong with a ride, and tells the traveller what there is to tell, by mail.
 * @throws Problem NOT_FOUND; RULE_VIOLATION without a word, or for one too many
 */
export async function recordIncident(
  context: Context,
  { by, id, key }: { by: Administrator; id: string; key: string | undefined },
  request: Schemas['RideIncidentRequest'],
): Promise<void> {
  const { kind } = request
  const note = request.note.trim()
  const told = request.told?.trim() || null
  if (note === '') throw fieldProblem('RULE_VIOLATION', 'note', sentence('incidentMissing'))
  await once(
    context,
    { userId: by.id, operation: 'recordRideIncident', key, body: { kind, note, told, id } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const { ride, booking } = await lockRideAndBooking(em, id)
        const { rows } = await sql`select 1 from ride_incident where ride_id = ${id} limit ${MOST}`.execute(
          em.getKysely(),
        )
        if (rows.length >= MOST) throw fieldProblem('RULE_VIOLATION', 'note', sentence('incidentsFull'))
        const at = context.now()
        const { id: incidentId } = await insertRow(em, RideIncident, {
          id: randomUUID(),
          rideId: id,
          kind,
          carrierId: ride.carrierId ?? null,
          note,
          told,
          recordedAt: at,
          recordedBy: by.id,
        })
        if (told) {
          const news = { kind: 'ride-incident', text: told } as const
          await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, news)
        }
        const whose = { subject: 'booking', subjectId: String(booking.id), personId: booking.userId } as const
        const after = { leg: ride.leg, kind, isTold: told !== null }
        const deed = { by, action: 'ride.incident-recorded', before: null, after, reason: note } as const
        await recordAudit(em, { ...deed, ...whose }, at)
        return { resource: incidentId }
      },
      finish: async (incidentId: string) => incidentId,
    },
  )
}

/** What went wrong with each of some rides, the newest first. */
export async function incidentsOf(
  em: EntityManager,
  rideIds: readonly string[],
): Promise<(rideId: string) => Schemas['RideIncident'][]> {
  const rows = await findRows(
    em,
    RideIncident,
    sql`where ride_id in (${sql.join(rideIds)}) order by recorded_at desc, id`,
  )
  const emails = await emailsOf(
    em,
    rows.map(({ recordedBy }) => recordedBy),
  )
  return (rideId) =>
    rows
      .filter((row) => row.rideId === rideId)
      .slice(0, MOST)
      .map(({ id, kind, note, told, recordedAt, recordedBy }) => ({
        id,
        kind,
        note,
        told: told ?? null,
        recordedAt: recordedAt.toISOString(),
        recordedBy: emails.get(recordedBy) ?? null,
      }))
}
