import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { carriersFor } from '#rides/offers/able-to-drive.ts'
import { giveTo } from '#rides/offers/make-offers.ts'
import { readScores } from '#rides/offers/read-scores.ts'
import { lockRideAndBooking } from '#rides/ride/advance-ride.ts'
import { tagOf } from '#rides/ride/ride-record.ts'
import { after } from '#rides/ride/ride-states.ts'
import { Ride } from '#rides/ride/ride.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** Who can drive a ride, the best-scored first. @throws Problem NOT_FOUND */
export async function carriersOfRide({ orm, now }: Context, id: string): Promise<Schemas['RideCarrierList']> {
  const em = orm.em.fork()
  const ride = await findRow(em, Ride, { id })
  if (!ride) throw new Problem('NOT_FOUND', 'There is no such ride.')
  const able = await carriersFor(em, ride, now())
  if (able.length === 0) return { carriers: [] }
  const rows = await findRows(em, Carrier, sql`where id in (${sql.join(able)}) limit 500`)
  const scores = await readScores(em, now())
  const carriers = rows.map(({ id: carrierId, legalName, phone }) => ({
    carrierId,
    carrierName: legalName ?? '',
    phone: phone ?? null,
    score: scores.of(carrierId).total,
  }))
  return { carriers: carriers.toSorted((one, other) => other.score - one.score) }
}

/**
 * Gives a ride that nobody has to a carrier that can drive it, as somebody of ours agreed with it.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED, RIDE_MOVED, CARRIER_NOT_FIT
 */
export async function giveRide(
  context: Context,
  administrator: Administrator,
  id: string,
  { carrierId, note, ifMatch }: Schemas['RideGift'] & { ifMatch: string | undefined },
): Promise<void> {
  const now = context.now()
  await context.orm.em.fork().transactional(async (em) => {
    const { ride, booking } = await lockRideAndBooking(em, id)
    assertMatches(ifMatch, tagOf(ride))
    if (!after(ride.state, 'accept') || ride.isTest || now >= ride.pickupAt) {
      throw new Problem('RIDE_MOVED', sentence('standsElsewhere'))
    }
    if (!(await carriersFor(em, ride, now, carrierId)).includes(carrierId)) {
      throw new Problem('CARRIER_NOT_FIT', sentence('carrierNotFitThere'))
    }
    const before = ride.state
    await giveTo(context, em, ride, carrierId, { actor: 'administrator', actorId: administrator.id })
    await recordAudit(
      em,
      {
        by: administrator,
        action: 'ride.given',
        subject: 'booking',
        subjectId: String(booking.id),
        before: { state: before },
        after: { state: ride.state, leg: ride.leg, carrierId },
        personId: booking.userId,
        reason: note?.trim() || null,
      },
      now,
    )
  })
}
