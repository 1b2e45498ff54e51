import type { RideNews } from '#platform/mail/mail.ts'
import type { RideActor } from './ride-event.entity.ts'
import type { RideOfferRow } from './ride-offer.entity.ts'
import type { RideMove } from './ride-states.ts'

/** What a carrier is told of a ride. */
export interface ToldOfRide {
  carrierId: string
  what: RideNews
  /** What it is asked to answer, where it is asked. */
  offer?: Pick<RideOfferRow, 'id' | 'netCents' | 'answerUntil'>
}

interface Carriers {
  /** Who had the ride before the move, and who has it by it. */
  before: string | null
  after: string | null
  /** Whose open offers ended by it. */
  withdrawn: readonly string[]
}

/** Whom a move of a ride is news to. Whoever did it, knows it; offers themselves are told of as they are made. */
export function newsOfMove(move: RideMove, actor: RideActor, carriers: Carriers): ToldOfRide[] {
  const { before, after, withdrawn } = carriers
  const over = withdrawn
    .filter((carrierId) => carrierId !== after)
    .map((carrierId): ToldOfRide => ({ carrierId, what: 'over' }))
  if (actor === 'carrier' || actor === 'driver') return over
  if (move === 'accept' && after) return [...over, { carrierId: after, what: 'given' }]
  if (move === 'release' && before) return [...over, { carrierId: before, what: 'lost' }]
  if (move === 'cancel' && before) return [...over, { carrierId: before, what: 'cancelled' }]
  return over
}

/** Whether the carrier that has a ride is asked if it drives it as it was changed, or told that details of it are others. */
export function newsOfAmendment(
  actor: RideActor,
  { carrierId, amendmentUntil }: { carrierId?: string | null; amendmentUntil?: Date | null },
): ToldOfRide[] {
  if (!carrierId || actor === 'carrier' || actor === 'driver') return []
  return [{ carrierId, what: amendmentUntil ? 'changed' : 'updated' }]
}
