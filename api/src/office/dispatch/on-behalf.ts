import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { ableCrew } from '#rides/offers/able-crew.ts'
import { giveBack, nameCrew } from '#rides/offers/taken-ride.ts'
import { lockRideAndBooking } from '#rides/ride/advance-ride.ts'
import { tagOf, type RideMover } from '#rides/ride/ride-record.ts'
import { Ride, type RideRow } from '#rides/ride/ride.entity.ts'
import type { AuditAction, AuditFacts } from '../audit/audit-entry.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

type Schemas = components['schemas']

/** Who can be named for a ride. @throws Problem NOT_FOUND */
export async function crewOfRide({ orm }: Context, id: string): Promise<Schemas['RideCrewChoice']> {
  const em = orm.em.fork()
  const ride = await findRow(em, Ride, { id })
  if (!ride) throw new Problem('NOT_FOUND', 'There is no such ride.')
  return ableCrew(em, ride)
}

/** A call about a ride, by which version of it and under which key. */
interface Asked {
  by: Administrator
  id: string
  ifMatch: string | undefined
  key: string | undefined
}

/**
 * Names driver and vehicle for the carrier that has a ride, as its dispatcher said on the phone.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED, RIDE_MOVED, RULE_VIOLATION
 */
export async function nameCrewOnBehalf(
  context: Context,
  asked: Asked,
  { note, ...crew }: Schemas['NamedCrew'],
): Promise<void> {
  const words = note?.trim() || null
  await onBehalf(
    context,
    asked,
    { operation: 'nameRideCrew', body: { ...crew, note: words } },
    async (em, ride, by) => {
      await nameCrew(context, em, ride, crew, by)
      return { action: 'ride.crew-named', after: { ...crew }, reason: words }
    },
  )
}

/**
 * Takes a ride from a carrier that says on the phone that it does not drive, as if it had given it back itself.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED, RIDE_MOVED
 */
export async function takeRideBack(
  context: Context,
  asked: Asked,
  { reason, note }: Schemas['RideRefusal'],
): Promise<void> {
  const words = note?.trim() || null
  await onBehalf(
    context,
    asked,
    { operation: 'takeRideBack', body: { reason, note: words } },
    async (em, ride, by) => {
      const { carrierId = null } = ride
      await giveBack(context, em, ride, { reason, note: words }, by)
      return { action: 'ride.taken-back', after: { carrierId, reason }, reason: words }
    },
  )
}

async function onBehalf(
  context: Context,
  { by, id, ifMatch, key }: Asked,
  { operation, body }: { operation: string; body: object },
  change: (
    em: EntityManager,
    ride: RideRow,
    mover: RideMover,
  ) => Promise<{ action: AuditAction; after: AuditFacts; reason: string | null }>,
): Promise<void> {
  await once(
    context,
    { userId: by.id, operation, key, body: { ...body, id } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const { ride, booking } = await lockRideAndBooking(em, id)
        assertMatches(ifMatch, tagOf(ride))
        const before = { state: ride.state }
        const deed = await change(em, ride, { actor: 'administrator', actorId: by.id })
        const whose = { subject: 'booking', subjectId: String(booking.id), personId: booking.userId } as const
        const after = { state: ride.state, leg: ride.leg, ...deed.after }
        await recordAudit(em, { by, ...whose, ...deed, before, after }, context.now())
        return { resource: id }
      },
      finish: async (rideId: string) => rideId,
    },
  )
}
