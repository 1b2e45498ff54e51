import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { OfferState } from './ride-offer.entity.ts'
import { isTaken, type RideMove } from './ride-states.ts'
import type { RideRow } from './ride.entity.ts'

/** How the carrier's offer ends when the ride leaves its hands, by how it does. */
export type Leaving = Extract<OfferState, 'given-back' | 'declined' | 'taken-back' | 'withdrawn'>

/**
 * What a move of a ride does to its offers, in the same transaction: nobody is left with an open offer of a ride that is not
 * offered, and nobody with an accepted one of a ride that is another's.
 * @returns the carriers whose open offers ended by it
 */
export async function endOffers(
  em: EntityManager,
  ride: Pick<RideRow, 'id' | 'state'>,
  before: RideRow['state'],
  move: RideMove,
  { leaving = 'taken-back', now }: { leaving?: Leaving | undefined; now: Date },
): Promise<string[]> {
  const withdrawn: string[] = []
  if (before === 'offered' && ride.state !== 'offered') {
    const { rows } = await sql<{ carrierId: string }>`
      update ride_offer set state = 'withdrawn', answered_at = ${now}
      where ride_id = ${ride.id} and state = 'open' returning carrier_id as "carrierId"`.execute(
      em.getKysely(),
    )
    withdrawn.push(...rows.map(({ carrierId }) => carrierId))
  }
  if (isTaken(before) && (move === 'release' || move === 'cancel')) {
    const state = move === 'cancel' ? 'withdrawn' : leaving
    await sql`
      update ride_offer set state = ${state} where ride_id = ${ride.id} and state = 'accepted'`.execute(
      em.getKysely(),
    )
  }
  return withdrawn
}
