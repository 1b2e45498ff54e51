import { sql } from 'kysely'
import { toTravellerEvent } from '#bookings/booking/booking-events-view.ts'
import { stepsOf } from '#bookings/booking/booking-events.service.ts'
import type { components } from '@fiacre/sdk/contract'
import { keysByName } from '#people/partners/keys-by-name.ts'
import type { Context } from '#platform/context/context.ts'
import { adminBooking } from './admin-bookings.service.ts'

/** Every step of a booking: who, when, from what to what, and why. @throws Problem NOT_FOUND */
export async function auditTrail(context: Context, id: number): Promise<components['schemas']['AuditTrail']> {
  await adminBooking(context, id)
  const em = context.orm.em.fork()
  const steps = await stepsOf(em, id)
  const ids = [...new Set(steps.flatMap(({ actorId }) => actorId ?? []))]
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await sql<{ id: string; email: string }>`
          select id, email from app_user where erased_at is null and id in (${sql.join(ids)})`.execute(
          em.getKysely(),
        )
  const keys = await keysByName(
    em,
    steps.map(({ keyId }) => keyId),
  )
  const emails = new Map(rows.map((row) => [row.id, row.email]))
  return {
    events: steps.map((step) => ({
      ...toTravellerEvent(step, keys),
      keyHint: keys.get(step.keyId ?? '')?.hint ?? null,
      actorEmail: emails.get(step.actorId ?? '') ?? null,
      why: step.why ?? null,
      cause: step.cause ?? null,
    })),
  }
}
