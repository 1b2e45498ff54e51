import type { Booking } from '@fiacre/sdk'
import { localToInstant, MS_PER_MINUTE } from '@fiacre/sdk/rules'

/** Where a trip stands in time. */
export type TripPhase = 'to-come' | 'under-way' | 'over' | 'cancelled'

type Trip = Pick<Booking, 'status' | 'pickupAt' | 'returnDate' | 'returnTime' | 'timeZone' | 'duration'>

/** Where a trip stands: what its status says where that is sure, else by the clock, until its last way should have ended. */
export function tripPhase(trip: Trip, now: Date): TripPhase {
  if (trip.status === 'cancelled') return 'cancelled'
  if (trip.status === 'completed') return 'over'
  if (trip.status === 'in-progress') return 'under-way'
  if (Date.parse(trip.pickupAt) > now.getTime()) return 'to-come'
  return now.getTime() < lastStart(trip) + trip.duration * MS_PER_MINUTE ? 'under-way' : 'over'
}

/** When the last way begins, in ms since the epoch. */
function lastStart({ pickupAt, returnDate, returnTime, timeZone }: Trip): number {
  if (!returnDate || !returnTime) return Date.parse(pickupAt)
  const back = localToInstant({ date: returnDate, time: returnTime, timeZone })
  return back.ok ? back.instant.getTime() : Date.parse(pickupAt)
}
