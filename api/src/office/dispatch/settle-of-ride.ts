import type { EntityName } from '@mikro-orm/core'
import { sql } from 'kysely'
import { Booking } from '#bookings/booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { Ride } from '#rides/ride/ride.entity.ts'
import type { AuditAction } from '../audit/audit-entry.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

interface OfRide {
  rideId: string
  settledAt?: Date | null
}

interface Change<Entity extends OfRide> {
  entity: EntityName<Entity>
  missing: string
  action: AuditAction
  /** Changes the locked row; false where nothing is new. */
  change: (row: Entity) => boolean
  /** What the trail says of it, beside the way. */
  told: (row: Entity) => object
}

/** Notes that something about a ride was looked into; said twice is said once. @throws Problem NOT_FOUND */
export async function settleOfRide<Entity extends OfRide>(
  context: Context,
  administrator: Administrator,
  id: string,
  what: Omit<Change<Entity>, 'change'>,
): Promise<void> {
  await changeOfRide<Entity>(context, administrator, id, {
    ...what,
    change(row) {
      if (row.settledAt) return false
      const settled: OfRide = row
      settled.settledAt = context.now()
      return true
    },
  })
}

/** Changes something about a ride and writes it into the trail, in one transaction. @throws Problem NOT_FOUND */
export async function changeOfRide<Entity extends OfRide>(
  { orm, now }: Context,
  administrator: Administrator,
  id: string,
  { entity, missing, action, change, told }: Change<Entity>,
): Promise<void> {
  const time = now()
  await orm.em.fork().transactional(async (em) => {
    const row = await lockRow(em, entity, sql`id = ${id}`)
    const ride = row && (await findRow(em, Ride, { id: row.rideId }))
    const booking = ride && (await findRow(em, Booking, { id: ride.bookingId }))
    if (!row || !booking) throw new Problem('NOT_FOUND', missing)
    if (!change(row)) return
    await saveRow(em, entity, row)
    await recordAudit(
      em,
      {
        by: administrator,
        action,
        subject: 'booking',
        subjectId: String(booking.id),
        before: null,
        after: { leg: ride.leg, ...told(row) },
        personId: booking.userId,
        reason: null,
      },
      time,
    )
  })
}
