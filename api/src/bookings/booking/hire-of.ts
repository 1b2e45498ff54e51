import type { BookingRow } from './booking.entity.ts'

/** Of a car by the hour, how long it is had and how far it goes at most; of a transfer nothing. */
export function hireOf({ durationHours, distanceKm }: Pick<BookingRow, 'durationHours' | 'distanceKm'>): {
  durationHours?: number
  includedKm?: number
} {
  return durationHours ? { durationHours, includedKm: distanceKm } : {}
}
