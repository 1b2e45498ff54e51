import type { RideRow } from './ride.entity.ts'

/**
 * From when on the driver of a ride waits: from the pickup, or from the landing of the traveller's flight where it is known to be
 * later; while that is still in the air, from when it is to land.
 */
export function waitingFrom({
  pickupAt,
  landedAt,
  flightDueAt,
}: Pick<RideRow, 'pickupAt' | 'landedAt' | 'flightDueAt'>): Date {
  const there = landedAt ?? flightDueAt
  return there && there > pickupAt ? there : pickupAt
}

/** A ride as its driver is expected: at the meeting point when the traveller can be there. */
export const asFlown = <R extends Pick<RideRow, 'pickupAt' | 'landedAt' | 'flightDueAt'>>(ride: R): R => ({
  ...ride,
  pickupAt: waitingFrom(ride),
})
