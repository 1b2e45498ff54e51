import { stateAfter, type BusinessMove } from '../businesses/business-states.ts'
import type { PartnerState } from './partner.entity.ts'

export type PartnerMove = BusinessMove

/**
 * Whether live keys work after a move; one that is not named leaves it as it was: while an approved partner is reviewed its pages
 * sell on, as travellers have done nothing wrong.
 */
const LIVE_AFTER: Partial<Record<PartnerMove, boolean>> = {
  close: false,
  approve: true,
  reject: false,
  suspend: false,
  reinstate: true,
}

/** Where a move leads; undefined where it leads nowhere. */
export function standingAfter(
  { state, isLive }: { state: PartnerState; isLive: boolean },
  move: PartnerMove,
): { state: PartnerState; isLive: boolean } | undefined {
  const after = stateAfter(state, move)
  return after && { state: after, isLive: LIVE_AFTER[move] ?? isLive }
}
